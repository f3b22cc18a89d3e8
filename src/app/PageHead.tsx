import { matchPath } from 'react-router-dom';
import type { ListedExam } from '../data/exams/examList.ts';
import { descriptions } from './descriptions.ts';
import { PageMeta } from '../flows/PageMeta.tsx';
import { paths } from '../../domain/paths.ts';

export interface PageHeadProps {
  /** Without a slash at its end. */
  pathname: string;
  /** All exams, as far as they are known. */
  exams: readonly ListedExam[];
}

/** What search engines and link previews read of a page; PageTitle adds the title. Personal pages have none, and texts bring their own. */
export function PageHead({ pathname, exams }: PageHeadProps) {
  const link = matchPath(paths.quiz.pattern, pathname)?.params.link;
  const exam = exams.find((candidate) => candidate.link === link);
  const description = link === undefined ? descriptionOf(pathname) : exam && descriptionOfExam(exam);
  if (description === undefined) return null;
  return <PageMeta pathname={pathname} description={description} exam={exam} />;
}

const descriptionOfExam = ({ name, description }: ListedExam): string =>
  `Practice questions for ${name}, every answer explained. ${description}`;

function descriptionOf(pathname: string): string | undefined {
  const page = Object.entries(paths).find(([, { pattern }]) => matchPath(pattern, pathname));
  return page && descriptions[page[0] as keyof typeof paths]; // the entries' names are the table's own
}
