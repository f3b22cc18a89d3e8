import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div', { name: 'CcAppFrame', slot: 'Root' })({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  // Without a minimum of 0 a grid's column grows with its widest child.
  gridTemplateColumns: 'minmax(0, 1fr)',
});

// The footer stays below the window while a page loads, so nothing pushes it down.
// `--window-height` lets a picture of the whole page keep the window's own height.
const Main = styled('main', { name: 'CcAppFrame', slot: 'Main' })({
  minHeight: 'calc(var(--window-height, 100dvh) - 60px)',
});

const SkipLink = styled(Button, { name: 'CcAppFrame', slot: 'SkipLink' })(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  left: 16,
  top: -80,
  '&:focus': { top: 12 },
}));

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

/** What surrounds every screen: a link past the navigation, the header, the main landmark and the footer. */
export function AppFrame({ header, footer, children }: AppFrameProps) {
  return (
    <Root>
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
