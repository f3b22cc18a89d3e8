/**
 * Whether an address makes a link inside the site or to another one; undefined for one that no link may have, such as `javascript:` or another site's
 * address without https. A path that begins with two slashes is another site's address in disguise.
 */
export function linkKind(href: string): 'site' | 'outside' | undefined {
  if (/^https:\/\/[\w-]/i.test(href)) return 'outside';
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(href) ? 'site' : undefined;
}
