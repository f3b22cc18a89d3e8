import type { ToastVariant } from './showToast.ts';

/** Somebody wants toasts: their code is loaded. */
export const wanted = Promise.withResolvers<void>();

/** Toasts can be shown, by the function that this resolves to. */
export const ready = Promise.withResolvers<(message: string, options: { variant: ToastVariant }) => void>();

/** Loads what shows toasts, ahead of the first one. */
export const loadToasts = (): void => wanted.resolve();
