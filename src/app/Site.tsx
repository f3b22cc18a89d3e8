import { Toaster } from '../components/Toaster/Toaster.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { Providers } from './Providers.tsx';
import type { DrawnWith } from './drawnWith.ts';

export interface SiteProps {
  /** What the page was drawn with at build time, so that the browser draws the same at first. */
  drawnWith: DrawnWith;
}

/** The whole site below its router, as the build draws it and the browser goes on with it. */
export const Site = ({ drawnWith }: SiteProps) => (
  <Providers drawnWith={drawnWith}>
    <AppRoutes />
    <Toaster />
  </Providers>
);
