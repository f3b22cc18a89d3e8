import { useEffect, useState, useSyncExternalStore } from 'react';
import { color, radius, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { toastDuration, toastQueue, type Toast } from './toast.ts';

const Root = styled('div')({
  position: 'fixed',
  zIndex: 50,
  left: '50%',
  bottom: space(3),
  translate: '-50% 0',
  padding: `${space(1.5)} ${space(2.5)}`,
  borderRadius: radius.medium,
  border: `1.5px solid ${color.edge}`,
  background: color.surface,
  color: color.ink,
  fontWeight: 600,
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
