/** Where a link of an article leads: inside the site, or to another one. */
export type LinkKind = 'site' | 'outside';

/**
 * What kind of link an address makes; undefined for one that no link may have, such as `javascript:` or another site's
 * address without https. A path that begins with two slashes is another site's address in disguise.
 */
export function linkKind(href: string): LinkKind | undefined {
  if (/^https:\/\/[\w-]/i.test(href)) return 'outside';
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(href) ? 'site' : undefined;
}
