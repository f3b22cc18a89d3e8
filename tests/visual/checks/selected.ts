import { commands } from 'vitest/browser';
import { nameOfElement } from './focusable.ts';

const selected =
  ':checked:not(option), [aria-checked="true"], [aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"])';

/** What is chosen among what is mounted: of a field its label, which shows it. */
export const selectedOptions = (): Element[] =>
  [...document.body.querySelectorAll(selected)].map((option) => option.closest('label') ?? option);

function lookOf(option: Element): string {
  const { backgroundColor, borderColor, boxShadow } = getComputedStyle(option);
  return [backgroundColor, borderColor, boxShadow].join();
}

/** What is chosen and looks otherwise under the pointer, where everything is now, as sentences. */
export async function selectedProblems(): Promise<string[]> {
  const options = selectedOptions();
  const hovered = options.map(lookOf);
  await commands.hover(false);
  const changed = options.filter((option, at) => lookOf(option) !== hovered[at]);
  await commands.hover(true);
  return changed.map((option) => `${nameOfElement(option)} loses its look under the pointer`);
}
