import { matchPath } from 'react-router-dom';
import { configuration } from '../data/configuration.ts';
import type { ListedExam } from '../data/exams/examList.ts';
import { descriptions } from './descriptions.ts';
import { paths } from '../../domain/paths.ts';

export interface PageHeadProps {
  /** Without a slash at its end. */
  pathname: string;
  /** All exams, as far as they are known. */
  exams: readonly ListedExam[];
}

/** A page's description and canonical address, for search engines and link previews. Personal pages have none. */
export function PageHead({ pathname, exams }: PageHeadProps) {
  const description = descriptionOf(pathname, exams);
  if (description === undefined) return null;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={configuration().publicUrl + pathname} />
    </>
  );
}

function descriptionOf(pathname: string, exams: readonly ListedExam[]): string | undefined {
  const link = matchPath(paths.quiz.pattern, pathname)?.params.link;
  if (link !== undefined) {
    const exam = exams.find((candidate) => candidate.link === link);
    return exam && `Practice questions for ${exam.name}, every answer explained. ${exam.description}`;
  }
  const page = Object.entries(paths).find(([, { pattern }]) => matchPath(pattern, pathname));
  return page && descriptions[page[0] as keyof typeof paths]; // the entries' names are the table's own
}
