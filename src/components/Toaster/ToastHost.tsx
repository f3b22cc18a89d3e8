import './adoptGooberStyles.ts';
import { SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { useEffect, useSyncExternalStore, type Ref } from 'react';
import { ToastContent } from './ToastContent.tsx';
import { toastDuration, toastQueue, type Toast } from './toast.ts';

type ContentProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };
const content = (tone: Toast['tone']) => (props: ContentProps) => <ToastContent {...props} tone={tone} />;
const contents = { success: content('success'), error: content('error'), info: content('info') };

/** Hands the waiting toasts to notistack. */
function Pump() {
  const { enqueueSnackbar } = useSnackbar();
  const waiting = useSyncExternalStore(toastQueue.subscribe, toastQueue.peek, toastQueue.peek);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { message, tone } of toastQueue.take()) enqueueSnackbar(message, { variant: tone });
  }, [waiting, enqueueSnackbar]);
  return null;
}

/** notistack in our dress. Loaded with the first toast; the Toaster renders it. */
export default function ToastHost() {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={toastDuration}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={contents}
      preventDuplicate
    >
      <Pump />
    </SnackbarProvider>
  );
}
