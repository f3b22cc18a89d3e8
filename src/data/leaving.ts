/** How long after the first sign a page may take to be gone, in milliseconds. A link to a mail program gives one too. */
const TIME_TO_GO = 3000;

let signTime = -Infinity;

if (typeof window !== 'undefined') {
  const note = () => (signTime = performance.now());
  window.addEventListener('beforeunload', note);
  window.addEventListener('pagehide', note);
}

/** Whether the page is about to be left or loaded again, which cuts every request under way. */
export const isLeaving = (): boolean => performance.now() - signTime < TIME_TO_GO;
