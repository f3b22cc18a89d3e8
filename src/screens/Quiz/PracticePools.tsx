import Stack from '@mui/material/Stack';
import { paths } from '../../../domain/paths.ts';
import { type Pool, pools, type PracticeChoice } from '../../../domain/practice/choice.ts';
import type { ChoiceCounts } from '../../../domain/practice/select.ts';
import { poolNames } from '../../../domain/practice/words.ts';
import { Actions } from '../../components/base/Actions/Actions.tsx';
import { Choice } from '../../components/practice/Choice/Choice.tsx';
import { ChoiceGroup } from '../../components/practice/ChoiceGroup/ChoiceGroup.tsx';
import type { LoadedBank } from './usePractice.ts';

interface PracticePoolsProps extends Pick<LoadedBank, 'knowledge' | 'reload'> {
  /** What the address says, to which logging in leads back. */
  named: PracticeChoice;
  onChange: (change: { pool: Pool }) => void;
  pool: Pool;
  counts: ChoiceCounts['pools'];
}

/** Which questions a practice is built from, by what the learner has of them; those who have nothing read why. */
export function PracticePools({ knowledge, reload, pool, named, counts, onChange }: PracticePoolsProps) {
  if (knowledge === 'never') return null;
  const here = paths.practice.href(named);
  const why =
    knowledge === 'visitor'
      ? {
          text: 'Sign up free to practice unseen, missed, flagged, or bookmarked questions, or those with notes.',
          actions: [
            { label: 'Sign Up', href: paths.signUp.href(here), variant: 'outlined' as const },
            { label: 'Login', href: paths.login.href(here), variant: 'text' as const },
          ],
        }
      : knowledge === 'failed' && {
          text: 'What you have seen, missed, flagged, bookmarked, or noted can’t be loaded right now.',
          actions: [{ label: 'Try again', onClick: reload, variant: 'outlined' as const }],
        };
  return (
    <ChoiceGroup
      title="Questions from"
      layout="row"
      exclusive
      note={
        why && (
          <Stack sx={{ gap: 1 }}>
            {why.text}
            <Actions actions={why.actions} size="small" />
          </Stack>
        )
      }
    >
      {(knowledge === 'visitor' ? (['all'] as const) : pools).map((one) => (
        <Choice
          key={one}
          variant="chip"
          name="pool"
          label={poolNames[one]}
          facts={one !== 'all' && knowledge === 'failed' ? undefined : counts[one]}
          checked={one === pool}
          disabled={one !== pool && one !== 'all' && (knowledge === 'failed' || counts[one] === 0)}
          onChange={() => onChange({ pool: one })}
        />
      ))}
    </ChoiceGroup>
  );
}
