import { PUBLIC_URL_MARK } from '../../contract/configuration.ts';
import { missingPage, type StaticPage } from './pages.ts';

/** Size of the pictures in `public/previews`, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

/** The Open Graph tags of a page, from what it says of itself in its own head (which is escaped already). */
export function previewTags(page: StaticPage, head: string): string {
  if (page === missingPage) return '<meta name="robots" content="noindex">';
  const title = /<title>(.*?)<\/title>/s.exec(head)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const address = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  if (title === undefined || description === undefined || address === undefined) {
    throw new Error(`${page.path} lacks its title, its description or its address.`);
  }
  const picture = page.exam?.slug ?? 'certcrest';
  const properties = {
    'og:site_name': 'CertCrest',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${PUBLIC_URL_MARK}/previews/${picture}.png`,
    'og:image:width': WIDTH,
    'og:image:height': HEIGHT,
    'og:image:alt': page.exam
      ? `The emblem of ${page.exam.name} on CertCrest`
      : 'CertCrest: a crest above contour lines',
  };
  return [
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${value}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}
