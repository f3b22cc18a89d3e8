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
  const isOpen = (one: Pool) => one === 'all' || knowledge === 'known';
  const unknown = knowledge === 'visitor' ? 'With an account' : 'Not known now';
  return (
    <ChoiceGroup
      title="Pool"
      layout="pairs"
      exclusive
      note={
        knowledge === 'visitor' ? (
          <Stack sx={{ gap: 1 }}>
            Log in to practice what you missed, flagged, bookmarked, or noted.
            <Actions
              actions={[{ label: 'Log in', href: paths.login.href(paths.practice.href(named)), variant: 'outlined' }]}
              size="small"
            />
          </Stack>
        ) : knowledge === 'failed' ? (
          <Stack sx={{ gap: 1 }}>
            What you have seen, missed, flagged, bookmarked, or noted can’t be loaded right now.
            <Actions actions={[{ label: 'Try again', onClick: reload, variant: 'outlined' }]} size="small" />
          </Stack>
        ) : undefined
      }
    >
      {pools.map((one) => (
        <Choice
          key={one}
          name="pool"
          label={poolNames[one]}
          facts={isOpen(one) ? questionsInWords(counts[one]) : unknown}
          checked={one === pool}
          disabled={!isOpen(one)}
          onChange={() => onChoose(one)}
        />
      ))}
    </ChoiceGroup>
  );
}
