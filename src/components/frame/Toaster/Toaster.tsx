import { Suspense } from 'react';
import { lazyPart } from '../../base/lazyPart.ts';
import { useIsHydrated } from '../../../hooks/useIsHydrated.ts';
import { toasterRequested } from './toasts.ts';

const Snackbars = lazyPart(async () => {
  await toasterRequested.promise;
  return (await import('./Snackbars.tsx')).Snackbars;
});

/**
 * Shows the toasts of `showToast`. Render it once in the app; its code is loaded with the first toast.
 *
 * @when A brief confirmation that is safe to miss: `showToast('Added to your cart', 'success')`.
 * @whenNot What must not be missed: LastingNote.
 * @do Use `error` only when the user has to try again.
 * @props Toaster has no props. `showToast(message: string, variant?: ToastVariant): void` takes these parameters.
 * @keyboard No key reaches a toast, and none closes it; the focus stays where it is.
 * @screenReader Errors interrupt; other toasts wait for a pause. A toast stays 2.5 seconds, longer under the pointer.
 */
export function Toaster() {
  // A prerendered page would wait for it.
  if (!useIsHydrated()) return null;
  return (
    <Suspense>
      <Snackbars />
    </Suspense>
  );
}
