import Stack from '@mui/material/Stack';
import { openingOf } from '../../../domain/exam/ask.ts';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { ReportList } from '../../components/profile/ReportList/ReportList.tsx';
import { messageOf, statusOf } from '../../data/ApiError.ts';
import { useExamList } from '../../data/exams/examList.ts';
import { useQuizzes } from '../../data/exams/quiz.ts';
import { useReports } from '../../data/learning/progress.ts';
import { reportReasons } from '../../flows/reportReasons.ts';

/** The questions that the user has reported, and what became of that; nothing before the first. */
export function OwnReports({ userId }: { userId: string }) {
  const { data: reports, error, reload } = useReports(userId);
  const exams = (useExamList().data ?? []).filter(({ id }) => reports?.some(({ examId }) => examId === id));
  const { data: quizzes } = useQuizzes(exams.length === 0 ? undefined : exams.map(({ link }) => link));
  // A server without this call has none.
  if (statusOf(error) === 404 || (!error && !reports?.length)) return null;

  /** What a report is about, as far as that is known. */
  function subjectOf(examId: string, questionId: string): string {
    const exam = exams.find(({ id }) => id === examId);
    const question = quizzes?.get(exam?.link ?? '')?.questions.find(({ id }) => id === questionId);
    const name = exam?.name ?? 'an exam that is no longer on offer';
    return question ? `${name}: ${openingOf(question.question)}` : `A question of ${name}`;
  }
  return (
    <Stack component="section" spacing={3} aria-labelledby="reports">
      <SectionIntro titleId="reports" title="My reports" />
      {reports ? (
        <ReportList
          reports={reports.map(({ examId, questionId, reason, ...report }) => ({
            ...report,
            subject: subjectOf(examId, questionId),
            reason: reportReasons[reason],
          }))}
        />
      ) : (
        error && <ErrorBlock title="Your reports could not be loaded" message={messageOf(error)} onRetry={reload} />
      )}
    </Stack>
  );
}
