import type { PaperProps } from '@mui/material/Paper';
import { useId } from 'react';
import { questionsInWords } from '../../../../domain/practice/words.ts';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';
import { CheckIcon } from '../../base/icons/icons.tsx';
import { LinkIcon } from '../../base/icons/practiceIcons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import {
  Backdrop,
  Bar,
  Copy,
  Fact,
  Facts,
  Figure,
  Help,
  More,
  Of,
  Root,
  Soft,
  Start,
  Sum,
  Term,
  Value,
  Ways,
} from './parts.ts';

export interface PracticeSummaryProps extends Omit<PaperProps<'section'>, 'children' | 'component' | 'variant'> {
  /** How many questions the practice has. With none it can't begin. */
  count: number;
  /** How many match the choice. */
  total: number;
  /** About how many minutes it takes. */
  minutes: number;
  /** What is chosen, by what it is about. */
  facts: readonly { readonly term: string; readonly value: string }[];
  /** What gives more questions where none matches. Each: `label`, and `href` or `onClick`. */
  ways?: readonly Action[];
  /** The learner begins the practice. */
  onStart: () => void;
  /** The learner wants the address of this choice. */
  onCopy: () => void;
  /** Whether they have it now. @default false */
  copied?: boolean;
}

/**
 * What the choices give: how many questions, how long, and the button that starts; at the lower edge of a phone.
 *
 * @when Beside the choices of the practice builder.
 * @do Offer in `ways` what would give questions again where none matches, each with its number.
 * @screenReader A region "Your practice" with a hidden heading of level 2. The number of questions and the time are
 *   announced whenever a choice changes them, and so is that the link is copied.
 * @screenReader Where no question matches, the button that begins is described by what can be done about it.
 * @status new
 */
export function PracticeSummary({
  count,
  total,
  minutes,
  facts,
  ways = [],
  onStart,
  onCopy,
  copied = false,
  ...rest
}: PracticeSummaryProps) {
  const id = useId();
  const isEmpty = count === 0;
  return (
    <Root component="section" variant="night" aria-labelledby={`${id}-title`} {...rest}>
      <VisuallyHidden component="h2" id={`${id}-title`}>
        Your practice
      </VisuallyHidden>
      <Backdrop />
      <Bar variant="night" square>
        <Sum role="status">
          <Figure>{count}</Figure>
          <Of>
            {isEmpty ? 'No questions match' : `of ${questionsInWords(total)}`}
            {!isEmpty && <Soft>about {minutes} min</Soft>}
          </Of>
        </Sum>
        <Start
          variant="call"
          disabled={isEmpty}
          onClick={onStart}
          {...(isEmpty && ways.length > 0 && { 'aria-describedby': `${id}-help` })}
        >
          Start practicing
        </Start>
        {isEmpty && ways.length > 0 && (
          <Help id={`${id}-help`}>
            Clear a filter:
            <Ways>
              <Actions actions={ways.map((way) => ({ variant: 'outlined', ...way }))} size="small" />
            </Ways>
          </Help>
        )}
      </Bar>
      <More>
        <Facts>
          {facts.map(({ term, value }) => (
            <Fact key={term}>
              <Term>{term}</Term>
              <Value>{value}</Value>
            </Fact>
          ))}
        </Facts>
        <Copy variant="text" startIcon={copied ? <CheckIcon /> : <LinkIcon />} onClick={onCopy}>
          {copied ? 'Link copied' : 'Copy link to this set'}
        </Copy>
        <VisuallyHidden role="status">{copied ? 'The link to this set is copied.' : ''}</VisuallyHidden>
      </More>
    </Root>
  );
}
