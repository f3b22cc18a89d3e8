import Stack from '@mui/material/Stack';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { Choice } from '../../components/practice/Choice/Choice.tsx';
import { ChoiceGroup } from '../../components/practice/ChoiceGroup/ChoiceGroup.tsx';
import { paths } from '../../../domain/paths.ts';
import { type Pool, type PracticeChoice, pools } from '../../../domain/practice/choice.ts';
import type { ChoiceCounts } from '../../../domain/practice/select.ts';
import { poolNames, questionsInWords } from '../../../domain/practice/words.ts';
import type { LoadedBank } from './usePractice.ts';

export interface PracticePoolsProps extends Pick<LoadedBank, 'knowledge' | 'reload'> {
  /** What is on show, with a pool that can be known. */
  pool: Pool;
  /** What the address says, to which logging in leads back. */
  named: PracticeChoice;
  counts: ChoiceCounts['pools'];
  onChoose: (pool: Pool) => void;
}

/** Which questions a practice is built from, by what the learner has of them; those who have nothing read why. */
export function PracticePools({ knowledge, reload, pool, named, counts, onChoose }: PracticePoolsProps) {
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
          onChange={() => onChoose(one)}
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
