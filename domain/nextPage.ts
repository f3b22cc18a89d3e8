import { CERTIFICATION, paths } from './paths.ts';

/** Pages that ask their reader to log in, and take them back afterwards; so does every exam's page. */
const askingPages: readonly string[] = [
  paths.cart.href(),
  paths.profile.href(),
  paths.questions.href(),
  paths.account.href(),
  paths.paymentSuccess.href(),
  paths.practice.href(),
];

/** An origin that no page has: whatever has another one after being resolved leads away from the site. */
const here = 'https://here.invalid';

/**
 * Where logging in leads to by the address's `next`; undefined for anything but a page of ours that asks for it. Someone
 * else may have written that address.
 */
export function nextPage(next: string | null): string | undefined {
  const url = next?.startsWith('/') && URL.canParse(next, here) ? new URL(next, here) : undefined;
  if (url?.origin !== here) return undefined;
  if (!askingPages.includes(url.pathname) && !url.pathname.startsWith(CERTIFICATION)) return undefined;
  return url.pathname + url.search;
}
