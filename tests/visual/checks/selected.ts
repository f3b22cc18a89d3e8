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

/** One beside a chosen option that is not chosen. */
function peerOf(option: Element, chosen: readonly Element[]): Element | undefined {
  const group = option.closest('ul, ol, fieldset, nav, [role="radiogroup"], [role="group"], [role="menu"]');
  return [...(group?.querySelectorAll(option.tagName) ?? [])].find((one) => !chosen.includes(one));
}

/** What is chosen and, under the pointer, looks like what is not, as sentences. */
export async function selectedProblems(): Promise<string[]> {
  const chosen = selectedOptions();
  const pairs = chosen.flatMap((option) => {
    const peer = peerOf(option, chosen);
    return peer && lookOf(option) === lookOf(peer) ? [[option, peer] as const] : [];
  });
  if (pairs.length === 0) return [];
  await commands.hover(false);
  const lost = pairs.filter(([option, peer]) => lookOf(option) !== lookOf(peer));
  await commands.hover(true);
  return lost.map(([option]) => `${nameOfElement(option)} looks as if it were not chosen, under the pointer`);
}
