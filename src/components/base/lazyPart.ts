import { lazy, type ComponentType } from 'react';

/** A part that the page can do without: its code loads with its first use, and where it cannot be loaded, nothing shows. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: (() => null) as ComponentType<Props> }),
    ),
  );
