import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { QuestionReport } from '../../../contract/reports.ts';
import { openingOf } from '../../../domain/exam/ask.ts';
import { ErrorBlock } from '../../components/base/ErrorBlock/ErrorBlock.tsx';
import { LocalDate } from '../../components/base/LocalDate/LocalDate.tsx';
import { SectionIntro } from '../../components/frame/SectionIntro/SectionIntro.tsx';
import { SettingsList } from '../../components/profile/SettingsList/SettingsList.tsx';
import { messageOf, statusOf } from '../../data/ApiError.ts';
import { useExamList } from '../../data/exams/examList.ts';
import { useQuizzes } from '../../data/exams/quiz.ts';
import { useReports } from '../../data/learning/progress.ts';
import { reportReasons } from '../../flows/reportReasons.ts';

const states = { open: 'Open', accepted: 'Accepted', declined: 'Declined' } as const;

/** What stands before the authors' answer. */
const answers = { open: 'Answer', accepted: 'What changed', declined: 'Why nothing changed' } as const;

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
        <SettingsList
          label="My reports"
          items={reports.map((report) => ({
            id: report.id,
            name: subjectOf(report.examId, report.questionId),
            mark: states[report.state],
            times: <Report {...report} />,
          }))}
        />
      ) : (
        error && <ErrorBlock title="Your reports could not be loaded" message={messageOf(error)} onRetry={reload} />
      )}
    </Stack>
  );
}

/** What the user has reported of a question, and the answer. */
const Report = ({ reason, reportedAt, answeredAt, text, state, answer }: QuestionReport) => (
  <Typography
    component="span"
    variant="inherit"
    sx={{ display: 'block', maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
  >
    {reportReasons[reason]}. Reported on <LocalDate date={reportedAt} />
    {answeredAt !== undefined && (
      <>
        , answered on <LocalDate date={answeredAt} />
      </>
    )}
    {text !== '' && `\n“${text}”`}
    {answer !== undefined && (
      <>
        {'\n'}
        <strong>{answers[state]}:</strong> {answer}
      </>
    )}
  </Typography>
);
