import GlobalStyles from '@mui/material/GlobalStyles';
import { clockText } from '../../../../domain/exam/clock.ts';
import { formatAmount } from '../../../../domain/quiz/score.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { RichText } from '../../base/RichText/RichText.tsx';
import { type AnsweredQuestion, rowOf } from '../AnswerList/listed.tsx';
import type { SectionOfResults } from '../SectionResults/SectionRow.tsx';

const Root = part('div', 'CcResultReport', 'Root', {
  background: 'Canvas',
  colorScheme: 'light',
  color: 'CanvasText',
  '@media screen': { display: 'none' },
});

/** On paper there is nothing else: the frame stays on the screen. */
const print = (
  <GlobalStyles
    styles={{
      '@media print': {
        'header, footer': { display: 'none !important' },
        table: { width: '100%', marginTop: '1.5em', borderCollapse: 'collapse' },
        'caption, th': { fontWeight: 'bold', textAlign: 'start' },
        'th, td': { padding: '0.25em', borderBottom: '1px solid', verticalAlign: 'top' },
        tr: { breakInside: 'avoid' },
      },
    }}
  />
);

export interface ResultReportProps extends Omit<ElementProps<'div'>, 'children' | 'title'> {
  /** Name of the exam. */
  title: string;
  /** What was taken: "Exam simulation". */
  taken?: string | undefined;
  /** When it was finished (ISO 8601). */
  finishedAt: string;
  /** How long it took, where that is known. */
  seconds?: number | undefined;
  /** Verdict and score, in sentences. */
  verdict: string;
  /** As SectionResults takes them. */
  sections: readonly SectionOfResults[];
  /** As AnswerList takes them. */
  answers: readonly AnsweredQuestion[];
}

/**
 * A result as it is printed: plain, on white paper, with every section and every question.
 *
 * @when Beside the results of a quiz, which are not printed.
 * @whenNot On the screen: QuizResults, SectionResults and AnswerList.
 * @do Hide the results of the screen with `displayPrint: 'none'`: otherwise both are printed.
 * @screenReader On the screen it is skipped. In a PDF it has a heading and two tables with captions.
 * @status new
 */
export const ResultReport = ({
  title,
  taken,
  finishedAt,
  seconds,
  verdict,
  sections,
  answers,
  ...rest
}: ResultReportProps) => (
  <Root {...rest}>
    {print}
    <h1>{title}</h1>
    <p>
      {taken && `${taken}, `}
      <LocalDate date={finishedAt} form="withTime" />
      {seconds !== undefined && `, ${clockText(seconds)}`}
    </p>
    <p>{verdict}</p>
    <table>
      <caption>By section</caption>
      <tbody>
        {sections.map(({ name, weight, points, total }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{weight !== undefined && `${weight}% of the exam`}</td>
            <td>
              {formatAmount(points)} of {total}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <table>
      <caption>By question</caption>
      <tbody>
        {answers.map(rowOf).map(({ index, question, state, letters, fact }) => (
          <tr key={index}>
            <td>{index + 1}</td>
            <td>
              <RichText text={question} />
            </td>
            <td>{state?.label}</td>
            <td>{letters.join('. ')}</td>
            <td>{fact}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Root>
);
