import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, media, radius, space, type } from '../../theme/style.ts';
import { Contours } from '../Contours/Contours.tsx';

const Root = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(5),
  padding: `${space(7)} ${space(7)}`,
  borderRadius: radius.large,
  border: `1px solid ${color.contour}`,
  background: color.night,
  color: color.onNight,
  [media.belowNavbar]: { display: 'grid', justifyItems: 'start', gap: space(4), padding: `${space(5)} ${space(3)}` },
  '& > :not([aria-hidden])': { position: 'relative' },
  '& h2': { maxWidth: '20ch' },
  '& p': { ...type.lead, color: color.onNightSoft, marginTop: space(1.5), maxWidth: '48ch' },
  '& :focus-visible': { outlineColor: color.actionOnNight },
});

export interface ClosingCallProps {
  /** Id of the heading, for the section's `labelledBy`. */
  id: string;
  title: string;
  children: ReactNode;
  /** The one next step. */
  action: ReactNode;
}

/** The last word of a marketing page: why now, and the one next step. */
export function ClosingCall({ id, title, children, action }: ClosingCallProps) {
  return (
    <Root>
      <Contours />
      <div>
        <h2 id={id}>{title}</h2>
        <p>{children}</p>
      </div>
      <div>{action}</div>
    </Root>
  );
}
