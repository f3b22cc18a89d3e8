import { styled } from '@mui/material/styles';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { Disclosure } from '../../base/Disclosure/Disclosure.tsx';
import { SectionIntro } from '../../frame/SectionIntro/SectionIntro.tsx';

const Root = styled('div', { name: 'CcFaqList', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: theme.spacing(6),
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(4) },
}));

const Entries = styled('ul', { name: 'CcFaqList', slot: 'Entries' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

export interface FaqListProps {
  /** Id of the heading, for the section's `labelledBy`. */
  id: string;
  title: string;
  /** One sentence below the title. */
  lead: string;
  /** Where to ask what is missing here. */
  actions: readonly Action[];
  /** Questions with their answers, plain text. */
  entries: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * Questions that people have before they begin, each in a card that opens; the first one is open, to show how.
 */
export function FaqList({ id, title, lead, actions, entries }: FaqListProps) {
  return (
    <Root>
      <div>
        <SectionIntro id={id} title={title}>
          {lead}
        </SectionIntro>
        <Actions actions={actions} />
      </div>
      <Entries role="list">
        {entries.map(({ question, answer }, position) => (
          <li key={question}>
            <Disclosure title={question} level={3} startsOpen={position === 0}>
              {answer}
            </Disclosure>
          </li>
        ))}
      </Entries>
    </Root>
  );
}
