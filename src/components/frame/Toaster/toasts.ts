/** What a toast says: that something worked, that it failed, or a fact. */
export type ToastVariant = 'success' | 'error' | 'info';

/** Resolved when the code that shows toasts is to be loaded. */
export const toasterRequested = Promise.withResolvers<void>();

/** Toasts can be shown, by the function that this resolves to. */
export const ready = Promise.withResolvers<(message: string, options: { variant: ToastVariant }) => void>();

/** Loads what shows toasts, ahead of the first one. */
export const loadToasts = (): void => toasterRequested.resolve();
