import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { whenReachedFor } from './whenReachedFor.ts';

/**
 * A part of a page whose code comes when the page is reached for. It is one element for good, made once beside the
 * screen, so that a page which came drawn keeps the part on show until then: React would take it away to draw it anew if
 * anything around it changed it earlier.
 */
export function laterPart(load: () => Promise<ComponentType>): ReactNode {
  const Part = lazy(async () => {
    await whenReachedFor();
    return { default: await load() };
  });
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}
