import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { PlainToasts } from './PlainToasts.tsx';
import { toastQueue } from './toast.ts';

const ToastHost = lazy(() => import('./ToastHost.tsx').catch(() => ({ default: PlainToasts })));

/** Shows what `showToast` is given. It stands once in the app; its machinery loads with the first toast. */
export function Toaster() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.peek, toastQueue.peek);
  const [isNeeded, setNeeded] = useState(false);
  if (waiting.length > 0 && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense>
      <ToastHost />
    </Suspense>
  ) : null;
}
