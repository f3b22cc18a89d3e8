import type { EmotionCache } from '@emotion/cache';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { CacheProvider } from '@emotion/react';
import { createStyleCache } from '../../src/theme/styleCache.ts';
import { vi } from 'vitest';

/** Marks the root of the component under test. */
const MARK = 'data-conformance';

/** The props that mark a component's root. */
export const mark = { [MARK]: '' };

const styles: EmotionCache = createStyleCache();

/** Renders a marked component, and returns its root's element once it is there, and how to take it away again. */
export async function mount(element: ReactNode, theme: Theme) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} storageManager={null} noSsr>
        <Suspense>{element}</Suspense>
      </ThemeProvider>
    </CacheProvider>,
  );
  const find = () => document.querySelector<HTMLElement>(`[${MARK}]`);
  const unmount = () => {
    root.unmount();
    container.remove();
  };
  try {
    const found = await vi.waitUntil(find, { timeout: 10_000 });
    return { root: found, unmount };
  } catch {
    unmount();
    throw new Error(
      `Nothing that was rendered has the attribute ${MARK}: the component drops what its root should take.`,
    );
  }
}
