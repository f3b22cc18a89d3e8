import { Toaster } from '../components/frame/Toaster/Toaster.tsx';
import type { ThemeRootProps } from '../theme/ThemeRoot.tsx';
import { AppRoutes, type LoadedScreen } from './AppRoutes.tsx';
import type { Prerendered } from './prerendered.ts';
import { Providers } from './Providers.tsx';

export interface SiteProps extends Pick<ThemeRootProps, 'styles'> {
  /** What the page was rendered with at build time, so that the browser renders the same at first. */
  prerendered: Prerendered;
  /** The screen that is shown first, where its code is there. */
  loaded?: LoadedScreen | undefined;
}

/** The whole site below its router, for the build, which renders it to HTML, and for the browser, which hydrates it. */
export const Site = ({ styles, prerendered, loaded }: SiteProps) => (
  <Providers styles={styles} prerendered={prerendered}>
    <AppRoutes loaded={loaded} />
    <Toaster />
  </Providers>
);
