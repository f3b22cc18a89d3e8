import Typography from '@mui/material/Typography';
import { type ElementProps, part } from '../../../theme/part.ts';
import { Disclosure } from '../../base/Disclosure/Disclosure.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';

const Root = part('div', 'CcExamContents', 'Root', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
}));

const Section = part('section', 'CcExamContents', 'Section', ({ theme }) => ({
  marginTop: theme.spacing(2),
}));

const Objectives = part('ul', 'CcExamContents', 'Objectives', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: theme.spacing(0.75, 0, 0),
  paddingLeft: theme.spacing(2.5),
}));

export interface ExamContentsProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The sections of the official guide with what they ask for; undefined where they are unknown. */
  covered:
    | readonly {
        readonly name: string;
        /** Its share of the official exam, in percent. */
        readonly weight: number;
        readonly objectives: readonly { readonly name: string; readonly questionCount: number }[];
      }[]
    | undefined;
  /** What changed in the questions, the newest first; undefined where it is unknown. */
  changes: readonly { readonly date: string; readonly text: string }[] | undefined;
  /** Whether they are still loading, so that nothing is known yet. */
  loading?: boolean;
}

/**
 * What an exam covers, objective by objective, and what has changed in it. Both are closed, so nothing moves as they
 * load.
 *
 * @when On an exam's page, for those who want to know before they begin.
 * @whenNot The facts in one line: ExamFacts.
 * @screenReader Two headings that are announced as expanded or collapsed.
 */
export function ExamContents({ covered, changes, loading = false, ...rest }: ExamContentsProps) {
  if (!covered && !changes && !loading) return null;
  return (
    <Root {...rest}>
      {(covered ?? loading) && (
        <Disclosure title="What is covered" level={2}>
          {covered?.map(({ name, weight, objectives }) => (
            <Section key={name}>
              <Typography variant="h4" component="h3" color="textPrimary">
                {name}, {weight}%
              </Typography>
              <Objectives>
                {objectives.map((objective) => (
                  <li key={objective.name}>
                    {objective.name} ({objective.questionCount}{' '}
                    {objective.questionCount === 1 ? 'question' : 'questions'})
                  </li>
                ))}
              </Objectives>
            </Section>
          )) ?? 'Loading...'}
        </Disclosure>
      )}
      {(changes ?? loading) && (
        <Disclosure title="What has changed" level={2}>
          {changes?.map(({ date, text }) => (
            <Section key={date}>
              <Typography variant="h4" component="h3" color="textPrimary">
                <LocalDate date={date} />
              </Typography>
              {text}
            </Section>
          )) ?? 'Loading...'}
          {changes?.length === 0 && 'Nothing has changed since the first version.'}
        </Disclosure>
      )}
    </Root>
  );
}
