import { examProgress } from '../../../domain/member/examProgress.ts';
import { standings, weakestSection } from '../../../domain/member/sections.ts';
import { resultHref, startPracticeHref } from '../../../domain/paths.ts';
import { ExamContents } from '../../components/exams/ExamContents/ExamContents.tsx';
import { ProgressLine } from '../../components/exams/ProgressLine/ProgressLine.tsx';
import { useSectionHistory, useUserDetails } from '../../data/learning/progress.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useLearnerQuestions } from '../../data/learning/learnerQuestions.ts';
import { useUser } from '../../data/session/useSession.ts';

/** What an exam covers, each section with its practice; for a user how far they are, and how each section went lately. */
export function CoveredSections({ link, exam }: { link: string; exam: LoadedExam }) {
  const userId = useUser()?.userId;
  const { data: details } = useUserDetails(userId);
  const { data: questions } = useLearnerQuestions(exam.examId, userId);
  const { data: history } = useSectionHistory(userId, exam.examId);
  const records = standings(history?.attempts ?? []);
  const weakest = weakestSection(history?.attempts ?? [])?.name;
  const attempts = details?.exams.find((record) => record.link === link)?.attempts ?? [];
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
      progress={
        details &&
        questions && (
          <ProgressLine
            progress={examProgress(exam, attempts, questions)}
            lastHref={resultHref(link, attempts.at(-1)?.attemptId)}
          />
        )
      }
    />
  );
}
