import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { styled } from '../theme/styled.ts';
import { useComeAlive } from './comeAlive.ts';
import { later, whenReachedFor } from './whenReachedFor.ts';

const Around = styled('div')({ display: 'contents' });

/**
 * A part of a page whose code comes when the page is reached for; what is pressed before it has come is pressed again. It
 * is one element for good, made once beside the screen, so that a page which came drawn keeps the part on show until
 * then: React would take it away to draw it anew if anything around it changed it earlier.
 */
export function laterPart(load: () => Promise<ComponentType>): ReactNode {
  const Part = lazy(async () => {
    await whenReachedFor();
    const Loaded = await load();
    function Ready() {
      useComeAlive('part');
      return <Loaded />;
    }
    return { default: Ready };
  });
  return (
    <Around {...later}>
      <Suspense>
        <Part />
      </Suspense>
    </Around>
  );
}
