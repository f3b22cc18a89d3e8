import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { card, color, media, space, type } from '../../theme/style.ts';
import { Contours } from '../Contours/Contours.tsx';

const Root = styled('div')({
  ...card,
  position: 'relative',
  overflow: 'hidden',
  padding: `${space(8)} ${space(6)}`,
  display: 'grid',
  justifyItems: 'start',
  gap: space(1.5),
  [media.narrow]: { padding: `${space(5)} ${space(3)}` },
  '& > :not([aria-hidden])': { position: 'relative' },
  '& p': { ...type.lead, color: color.inkSoft, maxWidth: '52ch' },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(1.5), marginTop: space(2) });

export interface StateBlockProps {
  /** What is the case, in a few words. */
  title: string;
  /** h1 where the block is the whole page, h2 inside one. */
  level: 1 | 2;
  children?: ReactNode;
  /** The next step: buttons or links. */
  actions?: ReactNode;
  /** `alert` is read out at once. */
  role?: 'alert' | 'status';
}

/** What ErrorBlock and EmptyState have in common: a calm card on contour lines with a next step. */
export function StateBlock({ title, level, children, actions, role }: StateBlockProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Root role={role}>
      <Contours tone="paper" />
      <Heading>{title}</Heading>
      {children}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}
