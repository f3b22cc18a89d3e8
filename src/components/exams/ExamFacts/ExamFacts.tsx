import { dollars, type Price } from '../../../../domain/pricing/total.ts';
import { onlyForVisitors } from '../../../theme/forVisitors.ts';
import { type ElementProps, part } from '../../../theme/part.ts';
import { ClockIcon, PassMarkIcon, QuestionsIcon, TagIcon } from '../../base/icons/icons.tsx';

const Root = part('ul', 'CcExamFacts', 'Root', ({ theme }) => ({
  display: 'flex',
  // In large text on a phone they stand below each other.
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1.75),
}));

const Fact = part('li', 'CcExamFacts', 'Fact', ({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  alignItems: 'center',
  lineHeight: 1.4,
  columnGap: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

const Value = part('b', 'CcExamFacts', 'Value', ({ theme }) => ({
  fontWeight: theme.typography.fontWeightBold,
  color: theme.vars.palette.text.primary,
}));

export interface ExamFactsProps extends Omit<ElementProps<'ul'>, 'children'> {
  /** How many questions a buyer gets. */
  questionCount?: number | undefined;
  /** Time that the official exam gives. */
  minutes?: number | undefined;
  /** Share of right answers that passes the official exam, in percent. */
  passMark?: number | undefined;
  /** How many questions the official exam scores, in that time. */
  scoredQuestions?: number | undefined;
  /** What all questions cost, for who does not have them. */
  price?: Price | undefined;
  /** Whether the reader is known to be logged in: till then no user sees a price. @default false */
  isUser?: boolean;
}

/**
 * What one gets and what to expect in a row of three: questions, and the time and pass mark of the official exam.
 *
 * @when Below an exam's name, on its page.
 * @whenNot What the exam covers, section by section: ExamContents.
 * @screenReader A list: "195 practice questions", "105 min for 60 questions", "68% to pass".
 */
export function ExamFacts({
  questionCount,
  minutes,
  passMark,
  scoredQuestions,
  price,
  isUser,
  ...rest
}: ExamFactsProps) {
  const facts = [
    { Icon: QuestionsIcon, value: questionCount, unit: `practice question${questionCount === 1 ? '' : 's'}` },
    {
      Icon: ClockIcon,
      value: minutes,
      unit: scoredQuestions === undefined ? 'min' : `min for ${scoredQuestions} questions`,
    },
    { Icon: PassMarkIcon, value: passMark === undefined ? undefined : `${passMark}%`, unit: 'to pass' },
    {
      Icon: TagIcon,
      value: price === undefined ? undefined : `$${dollars(price)}`,
      unit: 'for full access',
      ...(!isUser && onlyForVisitors),
    },
  ].filter(({ value }) => value !== undefined);
  if (facts.length === 0) return null;
  return (
    <Root role="list" {...rest}>
      {facts.map(({ Icon, value, unit, ...only }) => (
        <Fact key={unit} {...only}>
          <Icon fontSize="small" color="primary" />
          <bdi>
            <Value>{value}</Value> {unit}
          </bdi>
        </Fact>
      ))}
    </Root>
  );
}
