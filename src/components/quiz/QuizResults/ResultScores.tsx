import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { PassMarkIcon } from '../../base/icons/icons.tsx';

const Figure = part('span', 'CcResultScores', 'Figure', ({ theme }) => ({
  ...theme.typography.hero,
  '@container (min-width: 56rem)': { fontSize: '6rem' },
}));

const Unit = part('span', 'CcResultScores', 'Unit', { marginInlineStart: 2, fontSize: '0.5em' });

/** Ends at the pass mark, where the words have room. */
const Label = part('div', 'CcResultScores', 'Label', ({ theme }) => ({
  ...theme.typography.label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: theme.spacing(1),
  minWidth: 'fit-content',
  maxWidth: '100%',
  marginBottom: theme.spacing(1),
}));

const Track = part('div', 'CcResultScores', 'Track', ({ theme }) => ({
  position: 'relative',
  height: 10,
  borderRadius: theme.radius.pill,
  background: `color-mix(in srgb, ${theme.vars.palette.text.primary} 22%, transparent)`,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

const Score = part('span', 'CcResultScores', 'Score', ({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.text.primary,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
}));

const Mark = part('span', 'CcResultScores', 'Mark', ({ theme }) => ({
  position: 'absolute',
  insetBlock: -7,
  width: 3,
  marginInlineStart: -1.5,
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.secondary.main,
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}`,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' },
}));

export interface ResultScoresProps {
  /** The score that the verdict is about, a whole number. */
  percent: number;
  /** How many questions of how many were right for it, or points: "39 of 60 right". */
  amount: string;
  /** Share of right answers that passes, in percent; undefined where it is unknown. */
  passMark?: number | undefined;
  /** How many right questions that is: "41 of 60". */
  needed?: string | undefined;
}

/** The score in one number, and with the pass mark on a line. */
export function ResultScores({ percent, amount, passMark, needed }: ResultScoresProps) {
  return (
    <Stack spacing={2} sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <div>
        <Figure dir="ltr">
          {percent}
          <Unit>%</Unit>
        </Figure>
        <Typography variant="label" sx={{ marginInlineStart: 2 }}>
          {amount}
        </Typography>
      </div>
      <div>
        {passMark !== undefined && (
          <Label style={{ width: `${passMark}%` }}>
            <span>
              Pass mark: {passMark}%{needed !== undefined && ` (${needed})`}
            </span>
            <PassMarkIcon />
          </Label>
        )}
        <Track aria-hidden>
          <Score style={{ width: `${percent}%` }} />
          {passMark !== undefined && <Mark style={{ insetInlineStart: `${passMark}%` }} />}
        </Track>
      </div>
    </Stack>
  );
}
