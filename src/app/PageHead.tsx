import { matchPath } from 'react-router-dom';
import { configuration } from '../data/configuration.ts';
import type { ListedExam } from '../data/exams/examList.ts';
import { descriptions } from './descriptions.ts';
import { previewPath, previewSize } from './previewPicture.ts';
import { paths } from '../../domain/paths.ts';

export interface PageHeadProps {
  /** Without a slash at its end. */
  pathname: string;
  /** All exams, as far as they are known. */
  exams: readonly ListedExam[];
}

/**
 * A page's description, canonical address and Open Graph tags, for search engines and link previews; PageTitle adds the
 * title. Personal pages have none.
 */
export function PageHead({ pathname, exams }: PageHeadProps) {
  const link = matchPath(paths.quiz.pattern, pathname)?.params.link;
  const exam = exams.find((candidate) => candidate.link === link);
  const description = link === undefined ? descriptionOf(pathname) : exam && descriptionOfExam(exam);
  if (description === undefined) return null;
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

const descriptionOfExam = ({ name, description }: ListedExam): string =>
  `Practice questions for ${name}, every answer explained. ${description}`;

function descriptionOf(pathname: string): string | undefined {
  const page = Object.entries(paths).find(([, { pattern }]) => matchPath(pattern, pathname));
  return page && descriptions[page[0] as keyof typeof paths]; // the entries' names are the table's own
}
