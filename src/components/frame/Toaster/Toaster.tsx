import { Suspense } from 'react';
import { lazyPart } from '../../base/lazyPart.ts';
import { useIsHydrated } from '../../../hooks/useIsHydrated.ts';
import { toasterRequested } from './toasts.ts';

const Snackbars = lazyPart(async () => {
  await toasterRequested.promise;
  return (await import('./Snackbars.tsx')).Snackbars;
});

/** Shows the toasts of `showToast`. It stands once in the app; its code loads with the first toast or ahead of it. */
export function Toaster() {
  // A prerendered page would wait for it.
  if (!useIsHydrated()) return null;
  return (
    <Suspense>
      <Snackbars />
    </Suspense>
  );
}
