import { loadToasts, ready, type ToastVariant } from './toasts.ts';

/** Shows a toast for 2.5 seconds (docs/product.md 8.1). For failures in place of a page use ErrorBlock. */
export function showToast(message: string, variant: ToastVariant = 'info'): void {
  loadToasts();
  void ready.promise.then((enqueue) => enqueue(message, { variant }));
}
