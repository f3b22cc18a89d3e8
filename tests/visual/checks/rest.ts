/** How the first story of a component is not at rest, as sentences: it has the focus, although nothing that takes it is open. */
export function restProblems(): string[] {
  const { activeElement } = document;
  if (
    !activeElement ||
    activeElement === document.body ||
    activeElement.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')
  )
    return [];
  return [`Default is not at rest: ${activeElement.tagName.toLowerCase()} has the focus`];
}
