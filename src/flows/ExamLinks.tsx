import { paths } from '../../domain/paths.ts';
import { Actions, type Action } from '../components/base/Actions/Actions.tsx';
import { useExamList } from '../data/exams/examList.ts';

/** All exams by name, each a link to its page. */
export function ExamLinks() {
  const { data: exams = [] } = useExamList();
  const links = exams.map(({ name, link }): Action => ({ label: name, href: paths.quiz.href(link), variant: 'text' }));
  return <Actions actions={links} size="small" sx={{ gap: 0, marginInlineStart: -2.5 }} />;
}
