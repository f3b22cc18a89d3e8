import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { clockText } from '../../../domain/exam/clock.ts';
import type { SectionResult } from '../../../domain/quiz/sectionResults.ts';
import { LocalDate } from '../../components/base/LocalDate/LocalDate.tsx';
import { type AnsweredQuestion, rowOf } from '../../components/quiz/AnswerList/listed.tsx';
import type { FinishedRun } from '../../data/runs/finishedRun.ts';
import type { verdictOf } from './quizReport.ts';

/** On paper there is nothing else: the frame stays on the screen. */
const print = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body header, body footer': { display: 'none' },
        table: { width: '100%', marginTop: '1.5em', borderCollapse: 'collapse' },
        'caption, th': { fontWeight: 'bold', textAlign: 'start' },
        'th, td': { padding: '0.25em', borderBottom: '1px solid', verticalAlign: 'top' },
        tr: { breakInside: 'avoid' },
      },
    }}
  />
);

export interface ResultReportProps {
  run: FinishedRun;
  verdict: ReturnType<typeof verdictOf>;
  sections: readonly SectionResult[];
  answers: readonly AnsweredQuestion[];
}

/** A result as it is printed: plain, on white paper, with every section and every question. */
export function ResultReport({ run: { exam, finishedAt, seconds }, verdict, sections, answers }: ResultReportProps) {
  const { scores } = verdict;
  const time = seconds && clockText(seconds.reduce((sum, each) => sum + each, 0));
  return (
    <Box sx={{ display: 'none', displayPrint: 'block', colorScheme: 'light', color: 'CanvasText' }}>
      {print}
      <h1>{exam.examTitle}</h1>
      <p>
        {exam.part}, <LocalDate date={finishedAt} form="withTime" />
        {time && `, ${time}`}
      </p>
      <p>
        <b>
          {verdict.verdict ? `${verdict.verdict}: ` : ''}
          {scores.percent}%
        </b>
        , {scores.amount}
        {scores.passMark !== undefined && `, pass mark ${scores.passMark}%`}. {scores.explanation}
      </p>
      <table>
        <caption>By section</caption>
        <tbody>
          {sections.map(({ name, weight, right, total }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{weight === undefined ? '' : `${weight}% of the exam`}</td>
              <td>
                {right} of {total} right
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>By question</caption>
        <tbody>
          {answers.map(rowOf).map(({ index, question, state, fact }) => (
            <tr key={index}>
              <td>{index + 1}</td>
              <td>{question}</td>
              <td>{state?.label}</td>
              <td>{fact}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
