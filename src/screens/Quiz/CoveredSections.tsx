import { standings, weakestSection } from '../../../domain/member/sections.ts';
import { startPracticeHref } from '../../../domain/paths.ts';
import { ExamContents } from '../../components/exams/ExamContents/ExamContents.tsx';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useSectionHistory } from '../../data/learning/sectionHistory.ts';
import { useUser } from '../../data/session/useSession.ts';

/** What an exam covers, each section with its practice, and for a user with how it went lately. */
export function CoveredSections({ link, exam }: { link: string; exam: LoadedExam }) {
  const { data } = useSectionHistory(useUser()?.userId, exam.examId);
  const attempts = data?.attempts ?? [];
  const records = standings(attempts);
  const weakest = weakestSection(attempts)?.name;
  return (
    <ExamContents
      changes={exam.changes}
      sections={exam.covered?.map(({ id, ...section }) => ({
        ...section,
        openCount: exam.questions.filter(({ category }) => category === section.name).length,
        href: startPracticeHref(link, id),
        record: records.find(({ name }) => name === section.name),
        isWeakest: section.name === weakest,
      }))}
    />
  );
}
