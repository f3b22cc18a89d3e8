import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Tokens } from '../../tokens/tokens.ts';
import { colorModeKey } from './colorModeCookie.ts';
import { colorModeStorage } from './colorModeStorage.ts';
import { createSiteTheme, type SiteThemeOptions } from './theme.ts';

/**
 * The tokens of high contrast for readers who ask their system for more contrast; undefined for all others, who load
 * none of it. Only variables differ, so a page that is prerendered without them is hydrated as it came.
 */
function usePreferredTokens(): Tokens | undefined {
  const wantsMore = useMediaQuery('(prefers-contrast: more)');
  const [tokens, setTokens] = useState<Tokens>();
  useEffect(() => {
    if (wantsMore) void import('../../tokens/highContrast.ts').then(({ highContrast }) => setTokens(highContrast));
  }, [wantsMore]);
  return wantsMore ? tokens : undefined;
}

/** Without `tokens` it is CertCrest's brand, of high contrast where the reader asks the system for it. */
export interface ThemeRootProps extends SiteThemeOptions {
  children: ReactNode;
  /** Keeps the styles: `createStyleCache` makes it. */
  styles: EmotionCache;
  /** The element that shows the color scheme, where that is not the whole page. */
  colorSchemeNode?: Element | null;
}

/** The theme and the page's baseline, around everything that is rendered. */
export function ThemeRoot({ children, styles, LinkComponent, tokens, direction, colorSchemeNode }: ThemeRootProps) {
  const preferred = usePreferredTokens();
  const shown = tokens ?? preferred;
  const theme = useMemo(
    () => createSiteTheme({ LinkComponent, tokens: shown, direction }),
    [LinkComponent, shown, direction],
  );
  return (
    <CacheProvider value={styles}>
      <ThemeProvider
        theme={theme}
        modeStorageKey={colorModeKey}
        storageManager={colorModeStorage}
        // The choice is read at once: a change of it after hydration would render every boundary in one long task.
        noSsr
        {...(colorSchemeNode !== undefined && { colorSchemeNode })}
      >
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
