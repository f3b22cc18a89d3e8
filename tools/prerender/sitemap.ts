import { PUBLIC_URL_MARK } from '../../contract/configuration.ts';
import { paths } from '../../domain/paths.ts';
import type { StaticPage } from './pages.ts';

/** Every page that search engines may show, as the sitemap protocol has it. */
export function sitemap(pages: readonly StaticPage[]): string {
  const urls = pages
    .filter(({ isListed }) => isListed)
    .map(({ path }) => `  <url><loc>${PUBLIC_URL_MARK}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** What robots need not visit: what is one reader's, and the calls. */
export function robots(): string {
  const own = Object.values(paths).filter(({ audience }) => audience === 'private');
  return [
    'User-agent: *',
    ...own.map(({ pattern }) => `Disallow: ${pattern.replaceAll(/:\w+/g, '*')}`),
    'Disallow: /api/',
    '',
    `Sitemap: ${PUBLIC_URL_MARK}/sitemap.xml`,
    '',
  ].join('\n');
}
