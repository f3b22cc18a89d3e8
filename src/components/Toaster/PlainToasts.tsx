import { useEffect, useState, useSyncExternalStore } from 'react';
import { space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { toastDuration, toastQueue, type Toast } from './toast.ts';
import { toastLook } from './toastLook.ts';

const Root = styled('div')({
  position: 'fixed',
  zIndex: 50,
  left: '50%',
  bottom: space(3),
  translate: '-50% 0',
  ...toastLook,
});

/** Toasts without their machinery, for when its code did not arrive: a lost network is what they mostly tell of. */
export function PlainToasts() {
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.peek, toastQueue.peek);
  const [shown, setShown] = useState<Toast>();
  if (waiting.length > 0 && shown !== waiting.at(-1)) setShown(waiting.at(-1));
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => {
      toastQueue.take();
      setShown(undefined);
    }, toastDuration);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown ? <Root role="alert">{shown.message}</Root> : null;
}
