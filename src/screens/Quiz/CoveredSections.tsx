import { examProgress } from '../../../domain/member/examProgress.ts';
import { weakestFirst, weakestSection } from '../../../domain/member/sections.ts';
import { resultHref, startPracticeHref } from '../../../domain/paths.ts';
import { ExamContents } from '../../components/exams/ExamContents/ExamContents.tsx';
import { ProgressLine } from '../../components/exams/ProgressLine/ProgressLine.tsx';
import { useSectionHistory, useUserDetails } from '../../data/learning/progress.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useLearnerQuestions } from '../../data/learning/learnerQuestions.ts';
import { useUser } from '../../data/session/useSession.ts';

/** What an exam covers, each section with its practice; for a user how far they are, and how each section went lately, the weakest first. */
export function CoveredSections({ link, exam }: { link: string; exam: LoadedExam }) {
  const userId = useUser()?.userId;
  const details = useUserDetails(userId);
  const learned = useLearnerQuestions(exam.examId, userId);
  const history = useSectionHistory(userId, exam.examId);
  // What depends on how the sections went must not change under the pointer.
  if (userId !== undefined && [details, learned, history].some(({ data, error }) => !data && !error)) {
    return <ExamContents loading />;
  }
  const taken = history.data?.attempts ?? [];
  const records = new Map(weakestFirst(taken).map((record, rank) => [record.name, { ...record, rank }]));
  const weakest = weakestSection(taken)?.name;
  const attempts = details.data?.exams.find((record) => record.link === link)?.attempts ?? [];
  return (
    <ExamContents
      changes={exam.changes}
      sections={exam.covered
        ?.map(({ id, ...section }) => ({
          ...section,
          openCount: exam.questions.filter(({ category }) => category === section.name).length,
          href: startPracticeHref(link, id),
          record: records.get(section.name),
          isWeakest: section.name === weakest,
        }))
        .toSorted(({ record: one }, { record: other }) => (one?.rank ?? records.size) - (other?.rank ?? records.size))}
      progress={
        details.data &&
        learned.data && (
          <ProgressLine
            variant="body2"
            color="textSecondary"
            progress={examProgress(exam, attempts, learned.data)}
            lastHref={resultHref(link, attempts.at(-1)?.attemptId)}
          />
        )
      }
    />
  );
}
