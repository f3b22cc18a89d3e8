import { part } from '../../../theme/part.ts';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';
import { SettingsList, type SettingsListProps } from '../SettingsList/SettingsList.tsx';

const Line = part('span', 'CcReportList', 'Line', {
  display: 'block',
  maxWidth: '72ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

const states = { open: 'Open', accepted: 'Accepted', declined: 'Declined' } as const;

/** What stands before the authors' answer. */
const answers = { open: 'Answer', accepted: 'What changed', declined: 'Why nothing changed' } as const;

/** A report, as its author finds it again. */
interface ListedReport {
  readonly id: string;
  /** The question, in a sentence; its exam where it is gone. */
  readonly subject: string;
  /** What is wrong with it. */
  readonly reason: string;
  /** The author's own words; may be empty. */
  readonly text: string;
  readonly state: keyof typeof states;
  /** What has changed, or why nothing has. */
  readonly answer?: string | undefined;
  /** ISO 8601, in UTC. */
  readonly reportedAt: string;
  /** ISO 8601, in UTC. */
  readonly answeredAt?: string | undefined;
}

export interface ReportListProps extends Omit<SettingsListProps, 'label' | 'items' | 'children' | 'loading'> {
  /** At least one, the newest first. Each: `subject`, `reason`, `text`, `state`, `answer`, and its dates. */
  reports: readonly ListedReport[];
}

/**
 * The questions that a learner has reported, and what became of each report.
 *
 * @when On the profile, once a learner has reported a question.
 * @whenNot Questions that are missed, bookmarked or noted: MarkedQuestions.
 * @do Put it below a heading: it has none.
 * @screenReader A list "My reports"; each says its question, whether it is open, accepted or declined, the reason and
 *   the dates, the learner's own words and the answer.
 * @status new
 */
export function ReportList({ reports, ...rest }: ReportListProps) {
  return (
    <SettingsList
      label="My reports"
      items={reports.map(({ id, subject, reason, text, state, answer, reportedAt, answeredAt }) => ({
        id,
        name: subject,
        mark: states[state],
        times: (
          <>
            <Line>
              {reason}. Reported on <LocalDate date={reportedAt} />
              {answeredAt !== undefined && (
                <>
                  , answered on <LocalDate date={answeredAt} />
                </>
              )}
            </Line>
            {text !== '' && <Line>“{text}”</Line>}
            {answer !== undefined && (
              <Line>
                <strong>{answers[state]}:</strong> {answer}
              </Line>
            )}
          </>
        ),
      }))}
      {...rest}
    />
  );
}
