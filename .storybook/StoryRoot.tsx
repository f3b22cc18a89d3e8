import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useInsertionEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { Providers } from '../src/app/Providers.tsx';
import { reducedMotion } from '../src/theme/components/baseline.ts';
import { colorModeEntry } from '../src/theme/colorModeCookie.ts';
import { lookOf } from '../src/foundations/looks.ts';
import { showLongText } from './shown/longText.ts';
import { useOverride, type ShownAs } from './shown/shownAs.ts';
import { styles } from './styles.ts';

/** The ground of a story: a docs page shows stories of both schemes, each on its own. */
const Ground = styled('div')(({ theme }) => ({
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  // Not the page's, which text of twice the size leaves as it is.
  fontSize: '1rem',
  '&[data-padded="true"]': { padding: theme.spacing(3) },
}));

/** Right to left, English samples keep their direction where the layout puts them; spans side by side are layout. */
const ownDirection = {
  '[dir=rtl] :not(:lang(he), :is(div, span, label):has(> span:not([data-phone]) + span))': { unicodeBidi: 'plaintext' },
  ":where([dir='rtl'] :not(button, th))": { textAlign: '-webkit-match-parent' },
} as const;

export interface StoryRootProps extends ShownAs {
  mode: string;
  /** Whether nothing moves. */
  isStill: boolean;
  /** Called once before the story is mounted, after what the story did: the toolbar has the last word. */
  prepare: () => void;
  /** The address that the story is shown at, where the story is a screen. */
  path: string | undefined;
  padded: boolean;
  /** Whether the story is one of many on a docs page: its scheme and direction are then its own, not the page's. */
  isInDocs: boolean;
  children: ReactNode;
}

/** What every story stands on: the app's own providers, a cache of its own, and a router that moves nothing. */
export function StoryRoot({ mode, isStill, prepare, path, padded, isInDocs, children, ...chosen }: StoryRootProps) {
  const { look, direction, text } = { ...chosen, ...useOverride() };
  useState(() => {
    prepare();
    // The theme reads the choice from the cookie when it mounts.
    document.cookie = colorModeEntry(mode === 'dark' ? 'dark' : 'light');
  });
  const [ground, setGround] = useState<Element | null>(null);
  // Before anything is mounted in it that measures itself.
  useInsertionEffect(() => {
    // Overlays are mounted beside the story.
    if (!isInDocs) document.documentElement.dir = direction;
    document.documentElement.style.fontSize = text === 'large' ? '200%' : '';
  }, [isInDocs, direction, text]);
  useLayoutEffect(
    () => (text === 'long' && ground ? showLongText(isInDocs ? ground : document.body) : undefined),
    [isInDocs, text, ground],
  );
  return (
    <MemoryRouter initialEntries={[path ?? '/']}>
      <Providers
        styles={styles[direction]}
        direction={direction}
        tokens={lookOf(look)}
        {...(isInDocs && { colorSchemeNode: ground })}
      >
        {isStill && <GlobalStyles styles={reducedMotion} />}
        {direction === 'rtl' && <GlobalStyles styles={ownDirection} />}
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <Ground
            // What measures itself when it mounts is mounted anew.
            key={`${direction} ${text === 'large'}`}
            ref={setGround}
            data-padded={padded && path === undefined}
            data-color-scheme={mode}
            dir={direction}
          >
            {children}
          </Ground>
        </SWRConfig>
      </Providers>
    </MemoryRouter>
  );
}
