import Typography from '@mui/material/Typography';
import { counted } from '../../../../domain/numberWord.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { Disclosure } from '../../base/Disclosure/Disclosure.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';

const Root = part('div', 'CcExamContents', 'Root', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
}));

const Section = part('section', 'CcExamContents', 'Section', ({ theme }) => ({
  maxWidth: '66ch',
  marginTop: theme.spacing(2),
}));

const Objectives = part('ul', 'CcExamContents', 'Objectives', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Objective = part('li', 'CcExamContents', 'Objective', ({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
}));

const Count = part('span', 'CcExamContents', 'Count', { flex: 'none', fontVariantNumeric: 'tabular-nums' });

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
 * What an exam covers, section by section, and what has changed in it. All are closed, so nothing moves as they load.
 *
 * @when On an exam's page, for those who want to know before they begin.
 * @whenNot The facts in one line: ExamFacts.
 * @screenReader Two headings that are announced as expanded or collapsed, and so are those of the sections in the first.
 */
export function ExamContents({ covered, changes, loading = false, ...rest }: ExamContentsProps) {
  if (!covered && !changes && !loading) return null;
  return (
    <Root {...rest}>
      {(covered ?? loading) && (
        <Disclosure title="What’s covered" level={2}>
          {covered ? (
            <Root>
              {covered.map(({ name, weight, objectives }) => (
                <Disclosure key={name} title={`${name}, ${weight}%`} level={3}>
                  <Objectives role="list">
                    {objectives.map((objective) => (
                      <Objective key={objective.name}>
                        {objective.name}
                        <Count>
                          <span aria-hidden>{objective.questionCount}</span>
                          <VisuallyHidden>{counted(objective.questionCount, 'question')}</VisuallyHidden>
                        </Count>
                      </Objective>
                    ))}
                  </Objectives>
                </Disclosure>
              ))}
            </Root>
          ) : (
            'Loading...'
          )}
        </Disclosure>
      )}
      {(changes ?? loading) && (
        <Disclosure title="What’s new" level={2}>
          {changes?.map(({ date, text }) => (
            <Section key={date + text}>
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
