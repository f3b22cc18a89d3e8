/** The least room between words and the window's edge, in CSS pixels. */
const LEAST = 12;

/** Whether words can be read where they are: words for screen readers are a pixel wide. */
const isRead = ({ parentElement, textContent }: Node) =>
  Boolean(textContent?.trim() && parentElement?.checkVisibility() && parentElement.offsetWidth !== 1);

/** Words of a page at the very edge of the window, as sentences. */
export function gutterProblems(): string[] {
  const problems: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
    isRead(text) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    const isSeen = right > 0 && left < innerWidth;
    if (isSeen && (left < LEAST || right > innerWidth - LEAST)) {
      problems.push(`"${text.textContent?.slice(0, 40)}" stands at the edge of the window`);
    }
  }
  return problems;
}
