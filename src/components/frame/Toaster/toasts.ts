/** What a toast says: that something worked, that it failed, or a fact. */
export type ToastVariant = 'success' | 'error' | 'info';

/** A promise and what resolves it, as an application too can read it whose types do not know `PromiseWithResolvers`. */
interface Resolvable<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
}

/** Resolved when the code that shows toasts is to be loaded. */
export const toasterRequested: Resolvable<void> = Promise.withResolvers<void>();

/** Toasts can be shown, by the function that this resolves to. */
export const ready: Resolvable<(message: string, options: { variant: ToastVariant }) => void> = Promise.withResolvers();

/** Loads what shows toasts, ahead of the first one. */
export const loadToasts = (): void => toasterRequested.resolve();
