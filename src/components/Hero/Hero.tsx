import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { card, color, media, pageColumn, space, type } from '../../theme/style.ts';
import { Contours } from '../Contours/Contours.tsx';

const Root = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  background: color.night,
  color: color.onNight,
  '& > div:not([aria-hidden])': {
    ...pageColumn,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 0.95fr)',
    gap: space(7),
    // The card may grow while the reader tries it; the promise beside it stays where it is.
    alignItems: 'start',
    paddingBlock: `${space(11)} ${space(12)}`,
  },
  [media.belowNavbar]: {
    '& > div:not([aria-hidden])': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6), paddingBlock: space(7) },
  },
  '& h1': { ...type.hero, marginTop: space(4), [media.belowNavbar]: { marginTop: 0 } },
  '& :focus-visible': { outlineColor: color.actionOnNight },
});

const Lead = styled('p')({
  color: color.onNightSoft,
  fontSize: '20px',
  lineHeight: 1.5,
  margin: `${space(2.75)} 0 ${space(4.25)}`,
  maxWidth: '46ch',
});

const Actions = styled('div')({ display: 'flex', gap: space(1.75), flexWrap: 'wrap' });

const Aside = styled('div')({
  ...card,
  padding: space(3.5),
  color: color.ink,
  boxShadow: '0 30px 80px rgb(0 0 0 / 0.35)',
  [media.narrow]: { padding: space(2.5) },
  '& :focus-visible': { outlineColor: color.action },
});

export interface HeroProps {
  /** The promise of the page, its h1. */
  title: string;
  /** One or two sentences that make it concrete. */
  lead: string;
  /** The one clear next step, and at most one quieter beside it. */
  actions: ReactNode;
  /** A real piece of the product, shown as a card. */
  aside: ReactNode;
}

/** The head of the home page, and of nothing else. */
export function Hero({ title, lead, actions, aside }: HeroProps) {
  return (
    <Root>
      <Contours />
      <div>
        <div>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
          <Actions>{actions}</Actions>
        </div>
        <Aside>{aside}</Aside>
      </div>
    </Root>
  );
}
