import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, font, radius } from '../../theme/style.ts';

const Root = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  // A grid's column grows with its widest child unless it is told not to.
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The foot never shows while a page loads, so nothing pushes it about.
  // `--window-height` lets a picture of the whole page keep the window's own height.
  '& > main': { minHeight: 'calc(var(--window-height, 100dvh) - 60px)' },
});

const SkipLink = styled('a')({
  position: 'absolute',
  zIndex: 30,
  left: 16,
  top: -80,
  padding: '12px 20px',
  borderRadius: radius.pill,
  background: color.action,
  color: color.onAction,
  font: `650 16px/1.2 ${font.text}`,
  '&:focus': { top: 12 },
});

/** Id of the main landmark, which takes the focus after a page has changed. */
export const mainId = 'main';

export interface AppFrameProps {
  /** The Navbar. */
  header: ReactNode;
  /** The Footer. */
  footer: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/** What surrounds every screen: a link past the navigation, the head, the main landmark and the foot. */
export function AppFrame({ header, footer, children }: AppFrameProps) {
  return (
    <Root>
      <div>
        <SkipLink href={`#${mainId}`}>Skip to content</SkipLink>
        {header}
      </div>
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </Root>
  );
}
