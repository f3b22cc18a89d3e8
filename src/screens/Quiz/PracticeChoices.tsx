import Stack from '@mui/material/Stack';
import { paths } from '../../../domain/paths.ts';
import { difficulties, type Pool, pools, type PracticeChoice } from '../../../domain/practice/choice.ts';
import { toggled } from '../../../domain/practice/sections.ts';
import { type ChoiceCounts, sectionCount } from '../../../domain/practice/select.ts';
import { difficultyNames, poolNames, questionsInWords } from '../../../domain/practice/words.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { VisuallyHidden } from '../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { Choice } from '../../components/practice/Choice/Choice.tsx';
import { ChoiceGroup } from '../../components/practice/ChoiceGroup/ChoiceGroup.tsx';
import { SectionTree } from '../../components/practice/SectionTree/SectionTree.tsx';
import type { LoadedBank } from './usePractice.ts';

export interface PracticeChoicesProps extends LoadedBank {
  /** What is on show: with a pool that can be known, and sections that there are. */
  choice: PracticeChoice;
  /** What the address says, to which logging in leads back. */
  named: PracticeChoice;
  counts: ChoiceCounts;
  onChange: (change: Partial<PracticeChoice>) => void;
}

const orders = { file: 'Original order', random: 'Random' } as const;

const answerModes = [
  ['immediate', 'Immediately', 'See right or wrong, and why, after each answer.'],
  ['end', 'At the end of exam', 'Everything together after you submit.'],
] as const;

/** Sizes that a practice is offered in, besides all that match. */
const SIZES = [5, 10, 20, 40];

/** The choices of a practice whose exam is chosen. */
export function PracticeChoices({ exam, bank, choice, counts, onChange, ...pools }: PracticeChoicesProps) {
  const { sections } = bank;
  const { from, difficulty, count = counts.total, order, answers } = choice;
  const shown = {
    ...counts.from,
    ...Object.fromEntries(sections.map((one) => [one.id, sectionCount(one, from, counts)])),
  };
  const sizes = [...new Set([...SIZES, count])].filter((size) => size < counts.total).toSorted((a, b) => a - b);
  return (
    <>
      <PracticePools {...pools} pool={choice.pool} counts={counts.pools} onChange={onChange} />
      <ChoiceGroup
        title={sections.some(({ objectives }) => objectives.length > 0) ? 'Sections and objectives' : 'Sections'}
        note={openOf(exam.questions.length, exam.questionCount)}
      >
        <SectionTree
          key={exam.examId}
          sections={sections}
          from={from}
          counts={shown}
          onToggle={(id) => onChange({ from: toggled(sections, from, id) })}
        />
      </ChoiceGroup>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 6, rowGap: 5 }}>
        <ChoiceGroup title="Difficulty" layout="row">
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
        <ChoiceGroup title="How many" layout="row" exclusive>
          {sizes.map((size) => (
            <Choice
              key={size}
              variant="chip"
              name="count"
              label={String(size)}
              checked={size === count}
              onChange={() => onChange({ count: size })}
            />
          ))}
          <Choice
            variant="chip"
            name="count"
            label={`All ${counts.total}`}
            checked={count >= counts.total}
            onChange={() => onChange({ count: undefined })}
          />
        </ChoiceGroup>
        <ChoiceGroup title="Order" layout="row" exclusive>
          {(['file', 'random'] as const).map((each) => (
            <Choice
              key={each}
              variant="chip"
              name="order"
              label={orders[each]}
              checked={each === order}
              onChange={() => onChange({ order: each })}
            />
          ))}
        </ChoiceGroup>
      </Stack>
      <ChoiceGroup title="When would you like to see answers?" layout="halves" exclusive>
        {answerModes.map(([each, label, facts]) => (
          <Choice
            key={each}
            name="answers"
            label={label}
            facts={facts}
            checked={each === answers}
            onChange={() => onChange({ answers: each })}
          />
        ))}
      </ChoiceGroup>
    </>
  );
}

/** How much of an exam is open to its reader, where that is not all. */
const openOf = (open: number, all: number | undefined): string | undefined =>
  all === undefined || open >= all ? undefined : `You have access to ${open} of ${questionsInWords(all)}.`;

interface PracticePoolsProps extends Pick<PracticeChoicesProps, 'knowledge' | 'reload' | 'named' | 'onChange'> {
  pool: Pool;
  counts: ChoiceCounts['pools'];
}

/** Which questions a practice is built from, by what the learner has of them; those who have nothing read why. */
function PracticePools({ knowledge, reload, pool, named, counts, onChange }: PracticePoolsProps) {
  if (knowledge === 'never') return null;
  const here = paths.practice.href(named);
  const isNarrowed = named.from.length + named.difficulty.length > 0;
  const factsOf = (one: Pool) => {
    if (one !== 'all' && knowledge === 'failed') return 'Not known now';
    // What other choices leave out may come back.
    if (counts[one] > 0 || one === 'all' || isNarrowed) return questionsInWords(counts[one]);
    return one === 'unseen' ? 'None left' : 'None yet';
  };
  return (
    <ChoiceGroup
      title="Questions from"
      layout={knowledge === 'visitor' ? 'halves' : 'pairs'}
      exclusive
      note={
        knowledge === 'visitor' ? (
          <Actions
            actions={[
              { label: 'Sign Up', href: paths.signUp.href(here), variant: 'outlined' },
              { label: 'Log in', href: paths.login.href(here), variant: 'text' },
            ]}
            size="small"
          />
        ) : knowledge === 'failed' ? (
          <Stack sx={{ gap: 1 }}>
            What you have seen, missed, flagged, bookmarked, or noted can’t be loaded right now.
            <Actions actions={[{ label: 'Try again', onClick: reload, variant: 'outlined' }]} size="small" />
          </Stack>
        ) : undefined
      }
    >
      {(knowledge === 'visitor' ? (['all'] as const) : pools).map((one) => (
        <Choice
          key={one}
          name="pool"
          label={poolNames[one]}
          facts={factsOf(one)}
          checked={one === pool}
          disabled={one !== pool && one !== 'all' && (knowledge === 'failed' || counts[one] === 0)}
          onChange={() => onChange({ pool: one })}
        />
      ))}
      {knowledge === 'visitor' && (
        <Choice
          name="pool"
          label="Unseen, missed, flagged, bookmarked, or with notes"
          facts="With a free account"
          checked={false}
          disabled
          onChange={() => undefined}
        />
      )}
    </ChoiceGroup>
  );
}

/** The choices while they are loading. */
export const PracticeLoading = () => (
  <>
    <ChoiceGroup title="Questions from" layout="pairs" loading />
    <ChoiceGroup title="Sections" loading />
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
  </>
);
