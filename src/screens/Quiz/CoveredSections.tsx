import { examProgress } from '../../../domain/member/examProgress.ts';
import { byWeakness, standings, weakestSection } from '../../../domain/member/sections.ts';
import { resultHref } from '../../../domain/paths.ts';
import { ExamContents, type ExamContentsProps } from '../../components/exams/ExamContents/ExamContents.tsx';
import { ProgressLine } from '../../components/exams/ProgressLine/ProgressLine.tsx';
import { useSectionHistory, useUserDetails } from '../../data/learning/progress.ts';
import type { LoadedExam } from '../../data/exams/loadedExam.ts';
import { useLearnerQuestions } from '../../data/learning/learnerQuestions.ts';

interface CoveredSectionsProps extends ExamContentsProps {
  link: string;
  exam: LoadedExam;
  userId: string;
}

/** What an exam covers, for a user: how far they are, and how each section went lately, the weakest first. */
export function CoveredSections({ link, exam, userId, sections, ...rest }: CoveredSectionsProps) {
  const details = useUserDetails(userId);
  const learned = useLearnerQuestions(exam.examId, userId);
  const history = useSectionHistory(userId, exam.examId);
  // What depends on how the sections went must not change under the pointer.
  if ([details, learned, history].some(({ data, error }) => !data && !error)) return <ExamContents loading />;
  const taken = history.data?.attempts ?? [];
  const records = new Map(standings(taken).map((record) => [record.name, record]));
  const weakest = weakestSection(taken)?.name;
  const attempts = details.data?.exams.find((record) => record.link === link)?.attempts ?? [];
  const progress = examProgress(exam, attempts, learned.data);
  const lastHref = resultHref(link, attempts.at(-1)?.attemptId);
  return (
    <ExamContents
      {...rest}
      sections={
        sections &&
        byWeakness(sections, taken).map((section) => ({
          ...section,
          record: records.get(section.name),
          isWeakest: section.name === weakest,
        }))
      }
      progress={progress.seen > 0 && <ProgressLine variant="body2" color="textSecondary" {...{ progress, lastHref }} />}
    />
  );
}
