import Chip, { type ChipProps } from '@mui/material/Chip';
import { part } from '../../../theme/part.ts';
import { CheckIcon } from '../../base/icons/icons.tsx';

const Root = part(Chip, 'CcAccessLabel', 'Root', ({ theme }) => ({
  background: theme.vars.palette.success.soft,
  color: theme.vars.palette.success.main,
  ...theme.typography.mark,
}));

export type AccessLabelProps = Omit<ChipProps, 'children'>;

/**
 * Says that an exam is bought. It stands where the cart's button would.
 *
 * @when Where an exam is bought, in the place of the CartButton.
 * @whenNot What something costs: PriceTag.
 * @whenNot The state of anything else: MUI's Chip.
 * @screenReader It reads "Full access"; the tick is skipped.
 * @status stable
 */
export function AccessLabel(props: AccessLabelProps) {
  return <Root color="success" icon={<CheckIcon />} label="Full access" {...props} />;
}
