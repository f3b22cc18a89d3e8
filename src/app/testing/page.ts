import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { createStyleCache } from '../../theme/styleCache.ts';
import { Site } from '../Site.tsx';

const styles = createStyleCache();
let root: Root | undefined;
export let container: HTMLElement;

/** Makes the place where the site is rendered. */
export function setUpPage(): void {
  container = document.createElement('div');
  document.body.append(container);
}

export function tearDownPage(): void {
  root?.unmount();
  root = undefined;
  container.remove();
}

/** Opens the site at an address. */
export function open(address: string): void {
  root?.unmount();
  root = createRoot(container);
  const site = createElement(Site, { styles, prerendered: {} });
  // oxlint-disable-next-line react/no-children-prop -- its type requires the children, and a test has no JSX
  root.render(createElement(MemoryRouter, { initialEntries: [address], children: site }));
}

export const until = <T>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: 20_000, interval: 5 });
export const shows = (words: string) => until(() => expect(document.body.textContent).toContain(words));

/** Presses the first of these elements that begins with the words, once it is there. */
export async function press(words: string, elements = 'button, [role="button"]'): Promise<void> {
  const pressed = await until(() => {
    const found = [...container.querySelectorAll<HTMLElement>(elements)].find(({ textContent }) =>
      textContent.startsWith(words),
    );
    if (!found) throw new Error(`There is no "${words}": ${container.textContent}`);
    return found;
  });
  pressed.click();
}

/** Types into the fields of these names, once they are there, and sends the form. */
export async function send(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = await until(() => {
      const found = container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!found) throw new Error(`There is no field "${name}": ${container.textContent}`);
      return found;
    });
    // React overlooks a value that is assigned to the field itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await press('', 'button[type="submit"]');
}
