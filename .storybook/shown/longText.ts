/** A word half as long again, as many languages would make it, and still to be read. */
function longerWord(word: string): string {
  const doubled = word.replaceAll(/[aeiou]/gi, '$&$&');
  return doubled.padEnd(Math.ceil(word.length * 1.5), doubled.at(-1));
}

/** A text whose words are half as long again. */
const longer = (text: string): string => text.replaceAll(/\p{L}+/gu, longerWord);

/** What no translation changes. */
const untranslated = 'script, style, template, code, pre, [translate="no"]';

function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest(untranslated)) texts.push(text);
  }
  return texts;
}

/** Shows every text below an element half as long again, what is rendered later too, until the returned function is called. */
export function showLongText(root: Node): () => void {
  const shown = new Map<Text, { readonly said: string; readonly now: string }>();
  const lengthen = () => {
    for (const text of textsOf(root)) {
      if (shown.get(text)?.now === text.data) continue;
      const now = longer(text.data);
      shown.set(text, { said: text.data, now });
      text.data = now;
    }
  };
  const observer = new MutationObserver(() => {
    lengthen();
    observer.takeRecords(); // of its own changes
  });
  lengthen();
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const [text, { said, now }] of shown) if (text.data === now) text.data = said;
  };
}
