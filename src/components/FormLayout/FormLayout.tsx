import type { ReactNode } from 'react';
import { color, media, radius, space, type } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Contours } from '../Contours/Contours.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 440px) minmax(0, 1fr)',
  gap: `clamp(${space(5)}, 7vw, ${space(12)})`,
  [media.belowNavbar]: { gridTemplateColumns: 'minmax(0, 480px)', gap: space(5) },
});

const Aside = styled('aside')({
  position: 'relative',
  overflow: 'hidden',
  padding: `${space(6)} ${space(5)}`,
  borderRadius: radius.large,
  border: `1px solid ${color.contour}`,
  background: color.night,
  color: color.onNight,
  [media.belowNavbar]: { padding: space(3) },
  '& > h2, & > ul': { position: 'relative' },
  '& h2': { ...type.heading, fontSize: 'clamp(24px, 2.6vw, 32px)' },
  '& ul': { display: 'grid', gap: space(2), margin: `${space(3)} 0 0`, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: '20px 1fr', gap: space(1.5), color: color.onNightSoft },
  '& li svg': { marginTop: '3px', color: color.amber },
});

export interface FormLayoutProps {
  /** The page's one h1. */
  title: string;
  /** One sentence below it. */
  lead: string;
  /** The form, and what stands below it. */
  children: ReactNode;
  /** What the form is good for, beside it. */
  aside: { title: string; points: readonly string[] };
}

/** A page with one form: the form at the reader's hand, and beside it what it is good for. */
export function FormLayout({ title, lead, children, aside }: FormLayoutProps) {
  return (
    <Root>
      <div>
        <PageHeading title={title}>{lead}</PageHeading>
        {children}
      </div>
      <Aside aria-label={aside.title}>
        <Contours />
        <h2>{aside.title}</h2>
        <ul role="list">
          {aside.points.map((point) => (
            <li key={point}>
              <Icon name="check" size={20} />
              {point}
            </li>
          ))}
        </ul>
      </Aside>
    </Root>
  );
}
