import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcAppFrame', 'Root', {
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  // Without a minimum of 0 a grid's column grows with its widest child.
  gridTemplateColumns: 'minmax(0, 1fr)',
});

// The footer stays below the window while a page loads, so nothing pushes it down.
// `--window-height` lets a picture of the whole page keep the window's own height.
const Main = part('main', 'CcAppFrame', 'Main', {
  minHeight: 'calc(var(--window-height, 100dvh) - 60px)',
});

const SkipLink = part(Button, 'CcAppFrame', 'SkipLink', ({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  // All of the header: what it covered in part would be too small to be hit.
  insetInline: 0,
  top: -80,
  minHeight: 60,
  borderRadius: 0,
  '&:focus': { top: 0 },
}));

/** Id of the main landmark, which takes the focus after a page has changed. */
export const mainId = 'main';

export interface AppFrameProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The Navbar. */
  header: ReactNode;
  /** The Footer. */
  footer: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/**
 * What surrounds every screen: a skip link, the header, the main landmark, and the footer.
 *
 * @when Around every screen.
 * @whenNot A running exam, which fills the window: QuizDesk below a QuizHeading.
 * @do Render it once, around all routes, so that header and footer stay while pages change.
 * @dont Put a `main` element into a screen: the frame has the only one.
 * @keyboard Tab: reaches the link "Skip to content" first, which moves the focus to the main landmark.
 * @screenReader Header, main, and footer are landmarks. After a page change, focus is on main.
 */
export function AppFrame({ header, footer, children, ...rest }: AppFrameProps) {
  return (
    <Root {...rest}>
      <div>
        {/* A plain link: the browser itself moves the focus. */}
        <SkipLink href={`#${mainId}`} LinkComponent="a">
          Skip to content
        </SkipLink>
        {header}
      </div>
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      {footer}
    </Root>
  );
}
