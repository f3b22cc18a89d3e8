/** A short message that comes and goes by itself. */
export interface Toast {
  message: string;
  tone: 'success' | 'error' | 'info';
}

/** How long a product toast stays, in milliseconds (specification, section 9). */
export const toastDuration = 2500;

type Listener = () => void;

let waiting: readonly Toast[] = [];
const listeners = new Set<Listener>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Shows a toast for 2.5 seconds (specification, section 8). For failures in place of a page use ErrorBlock. */
export function showToast(message: string, tone: Toast['tone'] = 'info'): void {
  waiting = [...waiting, { message, tone }];
  tell();
}

/** What the Toaster reads: the toasts that still wait to be shown. */
export const toastQueue = {
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  peek: (): readonly Toast[] => waiting,
  take: (): readonly Toast[] => {
    const taken = waiting;
    if (taken.length > 0) {
      waiting = [];
      tell();
    }
    return taken;
  },
};
