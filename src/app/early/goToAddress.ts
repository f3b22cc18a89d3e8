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
  requestAnimationFrame(() => {
    const isThere = document.getElementById(hash.slice(1)) !== null;
    if (isThere && !document.querySelector(':target')) location.replace(hash);
  });
}
