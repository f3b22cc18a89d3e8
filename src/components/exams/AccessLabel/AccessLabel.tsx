import Chip, { type ChipProps } from '@mui/material/Chip';
import { part } from '../../../theme/part.ts';
import { CheckIcon, ClockIcon } from '../../base/icons/icons.tsx';

const Root = part(Chip, 'CcAccessLabel', 'Root', ({ theme }) => ({
  background: 'none',
  color: theme.vars.palette.success.main,
  ...theme.typography.mark,
  '& .MuiChip-label': { paddingInlineEnd: 0 },
  '&[data-pending]': { color: theme.vars.palette.primary.main },
}));

export interface AccessLabelProps extends Omit<ChipProps, 'children'> {
  /** Whether the payment is still waiting to be confirmed. @default false */
  pending?: boolean;
}

/**
 * Says that an exam is bought or its payment is pending, in place of the cart's button or the price.
 *
 * @when On an exam that is bought or whose payment is pending.
 * @whenNot The state of anything else: MUI's Chip.
 * @screenReader Its words, "Full access" or "Payment pending"; the icon is skipped.
 */
export function AccessLabel({ pending = false, ...rest }: AccessLabelProps) {
  return pending ? (
    <Root data-pending color="info" icon={<ClockIcon />} label="Payment pending" {...rest} />
  ) : (
    <Root color="success" icon={<CheckIcon />} label="Full access" {...rest} />
  );
}
