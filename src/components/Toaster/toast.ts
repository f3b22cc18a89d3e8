import { createWatchers } from '../../watchers.ts';

/** A short message that comes and goes by itself. */
export interface Toast {
  message: string;
  tone: 'success' | 'error' | 'info';
}

/** How long a product toast stays, in milliseconds (specification, section 9). */
export const toastDuration = 2500;

let waiting: readonly Toast[] = [];
const watchers = createWatchers();

/** Shows a toast for 2.5 seconds (specification, section 8). For failures in place of a page use ErrorBlock. */
export function showToast(message: string, tone: Toast['tone'] = 'info'): void {
  waiting = [...waiting, { message, tone }];
  watchers.tell();
}

/** What the Toaster reads: the toasts that still wait to be shown. */
export const toastQueue = {
  subscribe: watchers.watch,
  peek: (): readonly Toast[] => waiting,
  take: (): readonly Toast[] => {
    const taken = waiting;
    if (taken.length > 0) {
      waiting = [];
      watchers.tell();
    }
    return taken;
  },
};
