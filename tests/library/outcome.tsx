import type { Theme } from '@mui/material/styles';
import type { CatalogEntry } from './catalog.ts';
import { mark, mount } from './mount.tsx';

const init = { bubbles: true, cancelable: true };

const eventsOf = () => [
  new MouseEvent('click', init),
  new SubmitEvent('submit', init),
  new KeyboardEvent('keydown', { ...init, key: 'ArrowRight' }),
];

/**
 * What a component does when its root is pressed, submitted or gets a key: the handlers of its story that it calls, and
 * the events whose default it prevents.
 */
export async function outcomeOf({ Component, props = {} }: CatalogEntry, handlers: object, theme: Theme) {
  const called = new Set<string>();
  const prevented: string[] = [];
  const counting = Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, /^on[A-Z]/.test(name) ? () => called.add(name) : value]),
  );
  const note = (event: Event) => {
    if (event.defaultPrevented) prevented.push(event.type);
    // A link would leave the page.
    event.preventDefault();
  };
  const { root, unmount } = await mount(<Component {...handlers} {...counting} {...mark} />, theme);
  try {
    for (const event of eventsOf()) {
      window.addEventListener(event.type, note, { once: true });
      root.dispatchEvent(event);
      window.removeEventListener(event.type, note);
    }
    return { called: [...called], prevented };
  } finally {
    unmount();
  }
}
