/**
 * What a story that is mounted shows over the page, as sentences. A page of documentation shows several stories, so that
 * such a story needs a frame there (its parameter `framed`).
 */
export function frameProblems(): string[] {
  const isOver = [...document.querySelectorAll('.MuiModal-root')].some((overlay) => overlay.checkVisibility());
  return isOver ? ['covers the page that documents it: set its parameter framed'] : [];
}
