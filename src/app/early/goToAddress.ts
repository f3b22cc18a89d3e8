/**
 * Lets the first paint wait for the element that the address names, and goes there with it. Browsers do so once they have
 * read the page to its end, and may have painted its top by then.
 */
export function goToAddress(): void {
  const { hash } = location;
  if (!hash) return;
  const expected = document.createElement('link');
  expected.rel = 'expect';
  expected.setAttribute('blocking', 'render');
  expected.setAttribute('href', hash);
  document.head.append(expected);

  const reading = new MutationObserver(() => {
    const named = document.getElementById(hash.slice(1));
    if (!named) return;
    reading.disconnect();
    nameAndGo(named, hash);
  });
  reading.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => reading.disconnect());
}

/**
 * What the address names is marked before it is laid out, as what opens by that would move what is below. The mark goes
 * once the browser takes it for the target by itself.
 */
function nameAndGo(named: HTMLElement, hash: string): void {
  named.setAttribute('data-named', '');
  requestAnimationFrame(() => {
    if (!document.querySelector(':target')) location.replace(hash);
    requestAnimationFrame(() => named.removeAttribute('data-named'));
  });
}
