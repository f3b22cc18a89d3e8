import Stack from '@mui/material/Stack';
import { byWeakness, weakestSection } from '../../../domain/member/sections.ts';
import { freeQuestions } from '../../../domain/exam/freeQuestions.ts';
import { paths } from '../../../domain/paths.ts';
import { difficulties, pools, type PracticeChoice, untouched } from '../../../domain/practice/choice.ts';
import { type ChoiceCounts, matching, sectionCount } from '../../../domain/practice/select.ts';
import { difficultyNames, orderNames, poolNames, questionsInWords } from '../../../domain/practice/words.ts';
import { type Action, Actions } from '../../components/base/Actions/Actions.tsx';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { Choice } from '../../components/practice/Choice/Choice.tsx';
import { ChoiceGroup } from '../../components/practice/ChoiceGroup/ChoiceGroup.tsx';
import { SectionTree } from '../../components/practice/SectionTree/SectionTree.tsx';
import { ways } from '../../components/quiz/AnswerModeChoice/modeAnchors.ts';
import { onlyForMembers } from '../../theme/forVisitors.ts';
import { part } from '../../theme/part.ts';
import type { LoadedBank } from './usePractice.ts';

export interface PracticeChoicesProps extends LoadedBank {
  /** What is on show: with a pool that can be known, and sections that there are. */
  choice: PracticeChoice;
  /** What the address says, to which logging in leads back. */
  named: PracticeChoice;
  counts: ChoiceCounts;
  onChange: (change: Partial<PracticeChoice>) => void;
}

/** Sizes that a practice is offered in, besides all that match. */
const SIZES = [5, 10, 20, 40];

/** The sections beside the other choices, where there is room for both. */
const Columns = part('div', 'CcPracticeChoices', 'Columns', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  alignItems: 'start',
  '@media (min-width: 75em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** The choices of a practice whose exam is chosen. */
export function PracticeChoices({ exam, bank, choice, named, counts, onChange, ...known }: PracticeChoicesProps) {
  const { sections } = bank;
  const { from, difficulty, count = counts.total, order, answers } = choice;
  const shown = {
    ...counts.from,
    ...Object.fromEntries(sections.map((one) => [one.id, sectionCount(one, from, counts)])),
  };
  const { length: open } = exam.questions;
  const { questionCount: all = open } = exam;
  const here = paths.practice.href(named);
  const offers: Action[] = [
    { label: 'Sign up', href: paths.signUp.href(here), variant: 'outlined' },
    { label: 'Log in', href: paths.login.href(here), variant: 'text' },
  ];
  const isVisitor = known.knowledge === 'visitor';
  const sizes = [...new Set([...SIZES, count])].filter((size) => size < counts.total).toSorted((a, b) => a - b);
  return (
    <>
      <Pools {...known} bank={bank} pool={choice.pool} counts={counts.pools} onChange={onChange} />
      <Columns>
        <ChoiceGroup
          title="Sections"
          note={
            open < all ? (
              <Stack sx={{ gap: 1 }}>
                {isVisitor
                  ? `${open} of ${questionsInWords(all)} are free. Sign up to get ${freeQuestions.member} and practice the ones you missed or bookmarked.`
                  : `You have access to ${open} of ${questionsInWords(all)}.`}
                {isVisitor && <Actions actions={offers} size="small" sx={{ color: 'text.primary' }} />}
              </Stack>
            ) : undefined
          }
        >
          <SectionTree
            key={exam.examId}
            sections={byWeakness(sections, known.attempts)}
            from={from}
            counts={shown}
            weakest={weakestSection(known.attempts)?.name}
            onChange={(chosen) => onChange({ from: chosen })}
          />
        </ChoiceGroup>
        <Stack spacing={4}>
          <ChoiceGroup title="Difficulty" layout="row">
            <Choice
              variant="chip"
              type="checkbox"
              label="Any"
              checked={difficulty.length === 0}
              onChange={() => onChange({ difficulty: [] })}
            />
            {difficulties.map((each) => (
              <Choice
                key={each}
                variant="chip"
                type="checkbox"
                label={difficultyNames[each]}
                facts={counts.difficulties[each]}
                checked={difficulty.includes(each)}
                onChange={(isChosen) =>
                  onChange({
                    difficulty: difficulties.filter((one) => (one === each ? isChosen : difficulty.includes(one))),
                  })
                }
              />
            ))}
          </ChoiceGroup>
          <ChoiceGroup title="Number of questions" layout="row" exclusive>
            {[...sizes, counts.total].map((size) => (
              <Choice
                key={size}
                variant="chip"
                name="count"
                label={size === counts.total ? `All ${size}` : String(size)}
                checked={size === Math.min(count, counts.total)}
                onChange={() => onChange({ count: size === counts.total ? undefined : size })}
              />
            ))}
          </ChoiceGroup>
          <ChoiceGroup title="Order" layout="row" exclusive>
            {(['file', 'random'] as const).map((each) => (
              <Choice
                key={each}
                variant="chip"
                name="order"
                label={orderNames[each]}
                checked={each === order}
                onChange={() => onChange({ order: each })}
              />
            ))}
          </ChoiceGroup>
          <ChoiceGroup title="When would you like to see answers?" exclusive>
            {(['immediate', 'end'] as const).map((each) => (
              <Choice
                key={each}
                name="answers"
                label={ways[each][0]}
                facts={ways[each][1]}
                checked={each === answers}
                onChange={() => onChange({ answers: each })}
              />
            ))}
          </ChoiceGroup>
        </Stack>
      </Columns>
    </>
  );
}

type PoolsProps = Pick<PracticeChoicesProps, 'bank' | 'knowledge' | 'reload' | 'onChange'> & {
  pool: PracticeChoice['pool'];
  counts: ChoiceCounts['pools'];
};

/** Which questions a practice is built from, by what the learner has of them. Those that have none are left out. */
function Pools({ bank, knowledge, reload, pool, counts, onChange }: PoolsProps) {
  const isUnknown = knowledge === 'failed';
  if (knowledge !== 'known' && !isUnknown) return null;
  const isOffered = (one: PracticeChoice['pool']) =>
    one === pool || one === 'all' || (!isUnknown && matching(bank, { ...untouched, pool: one }).length > 0);
  return (
    <ChoiceGroup
      title="Include"
      layout="row"
      exclusive
      note={
        isUnknown ? (
          <Stack sx={{ gap: 1 }}>
            What you have seen, missed, flagged, bookmarked, or noted can’t be loaded right now.
            <Actions actions={[{ label: 'Try again', onClick: reload, variant: 'outlined' }]} size="small" />
          </Stack>
        ) : undefined
      }
    >
      {pools.filter(isOffered).map((one) => (
        <Choice
          key={one}
          variant="chip"
          name="pool"
          label={poolNames[one]}
          facts={counts[one]}
          checked={one === pool}
          onChange={() => onChange({ pool: one })}
        />
      ))}
    </ChoiceGroup>
  );
}

/** The choices while they are loading. */
export const PracticeLoading = () => (
  <>
    <ChoiceGroup title="Include" layout="row" loading {...onlyForMembers} />
    <ChoiceGroup title="Sections" loading />
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
  </>
);
