import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Disclosure } from '../../base/Disclosure/Disclosure.tsx';
import { LocalDate } from '../../base/LocalDate/LocalDate.tsx';

const Root = styled('div', { name: 'CcExamContents', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
}));

const Section = styled('section', { name: 'CcExamContents', slot: 'Section' })(({ theme }) => ({
  marginTop: theme.spacing(2),
}));

const Objectives = styled('ul', { name: 'CcExamContents', slot: 'Objectives' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: theme.spacing(0.75, 0, 0),
  paddingLeft: theme.spacing(2.5),
}));

export interface ExamContentsProps {
  /** The sections of the official guide with what they ask for; undefined while they load. */
  covered:
    | readonly {
        readonly name: string;
        /** Its share of the official exam, in percent. */
        readonly weight: number;
        readonly objectives: readonly { readonly name: string; readonly questionCount: number }[];
      }[]
    | undefined;
  /** What changed in the questions, the newest first; undefined while they load. */
  changes: readonly { readonly date: string; readonly text: string }[] | undefined;
}

/** What an exam covers, objective by objective, and what has changed in it. Both are closed, so nothing moves as they load. */
export const ExamContents = ({ covered, changes }: ExamContentsProps) => (
  <Root>
    <Disclosure title="What is covered" level={2}>
      {covered?.map(({ name, weight, objectives }) => (
        <Section key={name}>
          <Typography variant="h4" component="h3" color="textPrimary">
            {name}, {weight}%
          </Typography>
          <Objectives>
            {objectives.map((objective) => (
              <li key={objective.name}>
                {objective.name} ({objective.questionCount} {objective.questionCount === 1 ? 'question' : 'questions'})
              </li>
            ))}
          </Objectives>
        </Section>
      )) ?? 'Loading...'}
    </Disclosure>
    <Disclosure title="What has changed" level={2}>
      {changes?.map(({ date, text }) => (
        <Section key={date}>
          <Typography variant="h4" component="h3" color="textPrimary">
            <LocalDate date={date} />
          </Typography>
          {text}
        </Section>
      )) ?? 'Loading...'}
      {changes?.length === 0 && 'Nothing yet: these are the first questions.'}
    </Disclosure>
  </Root>
);
