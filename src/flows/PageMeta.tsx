import { previewPath, previewSize } from '../../domain/previewPicture.ts';
import { configuration } from '../data/configuration.ts';

export interface PageMetaProps {
  /** Without a slash at its end. */
  pathname: string;
  description: string;
  /** The exam that the page is about. */
  exam?: { readonly name: string; readonly link: string } | undefined;
}

/** A page's description, canonical address and Open Graph tags, for search engines and link previews. */
export function PageMeta({ pathname, description, exam }: PageMetaProps) {
  const { publicUrl } = configuration();
  const openGraph = {
    'og:site_name': 'CertCrest',
    'og:type': 'website',
    'og:description': description,
    'og:url': publicUrl + pathname,
    'og:image': publicUrl + previewPath(exam?.link),
    'og:image:width': previewSize.width,
    'og:image:height': previewSize.height,
    'og:image:alt': exam ? `The emblem of ${exam.name} on CertCrest` : 'CertCrest: a crest above contour lines',
  };
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={publicUrl + pathname} />
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
