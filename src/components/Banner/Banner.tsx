import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, media, radius, space } from '../../theme/style.ts';
import { forVisitors } from '../../theme/forVisitors.ts';
import { Contours } from '../Contours/Contours.tsx';

const Root = styled('aside')({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: `${space(2.5)} ${space(3.5)}`,
  borderRadius: radius.large,
  border: `1px solid ${color.contour}`,
  background: color.night,
  color: color.onNight,
  [media.narrow]: { display: 'grid', justifyItems: 'start', padding: space(2.5), gap: space(2) },
  '& > div:not([aria-hidden])': { position: 'relative' },
  '& h2': { fontSize: '20px', lineHeight: 1.25, fontWeight: 650 },
  '& p': { marginTop: '4px', color: color.onNightSoft, fontSize: '16px', lineHeight: 1.5, maxWidth: '64ch' },
  '& :focus-visible': { outlineColor: color.actionOnNight },
});

export interface BannerProps {
  /** What is offered, in a few words. */
  title: string;
  /** One sentence more. */
  children: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  /** True until it is known who looks: where that seems to be a user, the banner keeps its room unseen. */
  isProvisional?: boolean;
}

/** A quiet offer on night: for visitors and members above a quiz, and above the list of certifications. */
export function Banner({ title, children, action, isProvisional = false }: BannerProps) {
  return (
    <Root aria-label={title} {...(isProvisional && forVisitors)}>
      <Contours />
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      {action !== undefined && <div>{action}</div>}
    </Root>
  );
}
