import Stack from '@mui/material/Stack';
import { type ElementProps, part } from '../../../theme/part.ts';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { Disclosure } from '../../base/Disclosure/Disclosure.tsx';
import { SectionIntro } from '../../frame/SectionIntro/SectionIntro.tsx';

const Root = part('div', 'CcFaqList', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: theme.spacing(6),
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(4) },
}));

const Intro = part(Stack, 'CcFaqList', 'Intro', ({ theme }) => ({ gap: theme.spacing(4.5) }));

const Entries = part('ul', 'CcFaqList', 'Entries', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  ...theme.mixins.plainList,
}));

const Answer = part('div', 'CcFaqList', 'Answer', { maxWidth: '66ch' });

export interface FaqListProps extends Omit<ElementProps<'div'>, 'children' | 'title'> {
  /** Id of the heading, for the section's `labelledBy`. */
  titleId: string;
  /** What it is about, as its heading. */
  title: string;
  /** One sentence below the title. */
  lead: string;
  /** Where to ask what is missing here. Each: `label`, and `href` or `onClick`. */
  actions: readonly Action[];
  /** Questions with their answers, plain text. */
  entries: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * Questions that people have before they begin, each in a card that opens; the first one is open, to show how.
 *
 * @when Near the end of a page that asks for a decision.
 * @whenNot One text that opens: Disclosure.
 * @do Ask in the reader's words and answer in the first sentence.
 * @screenReader A list of headings, each announced as expanded or collapsed.
 */
export function FaqList({ titleId, title, lead, actions, entries, ...rest }: FaqListProps) {
  return (
    <Root {...rest}>
      <Intro>
        <SectionIntro titleId={titleId} title={title}>
          {lead}
        </SectionIntro>
        <Actions actions={actions} />
      </Intro>
      <Entries role="list">
        {entries.map(({ question, answer }, position) => (
          <li key={question}>
            <Disclosure title={question} level={3} defaultExpanded={position === 0}>
              <Answer>{answer}</Answer>
            </Disclosure>
          </li>
        ))}
      </Entries>
    </Root>
  );
}
