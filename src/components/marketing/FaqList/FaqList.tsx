import { type ElementProps, part } from '../../../theme/part.ts';
import { Disclosure } from '../../base/Disclosure/Disclosure.tsx';

const Root = part('ul', 'CcFaqList', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1.5, 3),
  alignItems: 'start',
  ...theme.mixins.plainList,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export interface FaqListProps extends Omit<ElementProps<'ul'>, 'children'> {
  /** Questions with their answers, plain text. */
  entries: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * Questions that people have before they begin, each in a card that opens.
 *
 * @when Near the end of a page that asks for a decision.
 * @whenNot One text that opens: Disclosure.
 * @do Ask in the reader's words and answer in the first sentence.
 * @screenReader A list of headings, each announced as expanded or collapsed.
 */
export const FaqList = ({ entries, ...rest }: FaqListProps) => (
  <Root role="list" {...rest}>
    {entries.map(({ question, answer }) => (
      <li key={question}>
        <Disclosure title={question} level={3}>
          {answer}
        </Disclosure>
      </li>
    ))}
  </Root>
);
