import { examProgress } from '../../../domain/member/examProgress.ts';
import { standings, weakestSection } from '../../../domain/member/sections.ts';
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

/** What an exam covers, for a user: how far they are, and how each section went lately. */
export function CoveredSections({ link, exam, userId, sections, ...rest }: CoveredSectionsProps) {
  const { data: details } = useUserDetails(userId);
  const { data: questions } = useLearnerQuestions(exam.examId, userId);
  const { data: history } = useSectionHistory(userId, exam.examId);
  const records = standings(history?.attempts ?? []);
  const weakest = weakestSection(history?.attempts ?? [])?.name;
  const attempts = details?.exams.find((record) => record.link === link)?.attempts ?? [];
  return (
    <ExamContents
      {...rest}
      sections={sections?.map((section) => ({
        ...section,
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
