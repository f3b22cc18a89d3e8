import { openModal } from '../LoadingOverlay/openModal.ts';

/** Opens a dialog over everything, with the focus on the first field that is still empty; answers how to close it. */
export function openAtFirstGap(dialog: HTMLDialogElement): () => void {
  const close = openModal(dialog);
  const fields = [...dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  (fields.find(({ value }) => value === '') ?? fields.at(-1))?.focus();
  return close;
}
