/**
 * Opens a dialog over everything: what is behind takes no input. The function that it answers closes the dialog before
 * it is taken away, which alone makes the browser give the focus back to where it was. Where that has gone meanwhile,
 * such as a row that was removed, the closest part of the page around it that takes the focus gets it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const around: HTMLElement[] = [];
  for (let part = document.activeElement; part; part = part.parentElement) {
    if (part instanceof HTMLElement) around.push(part);
  }
  dialog.showModal();
  return () => {
    dialog.close();
    // What goes together with the dialog is still there; a moment later it is not.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      around.find((part) => part.isConnected && part.hasAttribute('tabindex'))?.focus({ preventScroll: true });
    });
  };
}
