import { matchPath } from 'react-router-dom';
import type { ListedExam } from '../data/exams/examList.ts';
import { PageMeta } from '../flows/PageMeta.tsx';
import { paths } from '../../domain/paths.ts';

/** What search engines and link previews say of each page that is for everyone. */
const descriptions: Partial<Record<keyof typeof paths, string>> = {
  home: 'Practice questions for Salesforce certification exams, written from the official guides. Every answer explained, with its source. Start free, without an account.',
  certifications:
    'Practice exams for seven Salesforce certifications, from Platform Administrator to Agentforce Specialist. The first ten questions of each are free.',
  practice:
    'Build a practice set from the sections, the difficulty, and the questions that you need: unseen, missed last time, or bookmarked.',
  articles:
    'Guides to Salesforce certification exams: what each one asks, how to prepare week by week, and the traps that people fall into.',
  aboutUs: 'Who is behind CertCrest, how its questions are written and checked, and what it doesn’t claim.',
  contactUs: 'Ask about a question, an exam, an order, or a one-to-one expert session. We answer every message.',
  login: 'Log in to pick up where you left off, with more questions in every exam and your results.',
  signUp: 'Create a free account: twenty questions of every exam, and your results saved.',
};

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
