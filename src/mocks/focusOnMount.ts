/** A ref for what a story shows in place of a control that was pressed. Kept the same, it takes the focus only once. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
