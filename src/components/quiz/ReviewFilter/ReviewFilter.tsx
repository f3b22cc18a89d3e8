import Checkbox from '@mui/material/Checkbox';
import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';
import { part } from '../../../theme/part.ts';

const Root = part(FormControlLabel, 'CcReviewFilter', 'Root', ({ theme }) => ({
  ...theme.typography.label,
  minHeight: 44,
  // Its row has room of its own.
  [theme.breakpoints.down('sm')]: { marginBottom: theme.spacing(-2) },
}));

export interface ReviewFilterProps extends Omit<FormControlLabelProps, 'control' | 'label' | 'checked' | 'onChange'> {
  /** How many questions were not answered right. */
  count: number;
  /** Whether the review shows only these. */
  checked: boolean;
  /** The learner wants the others left out, or back. */
  onChange: (checked: boolean) => void;
}

/** Chooses whether the review of a finished quiz shows all questions, or only those that were not answered right. */
export function ReviewFilter({ count, checked, onChange, ...rest }: ReviewFilterProps) {
  return (
    <Root
      control={<Checkbox checked={checked} onChange={(_, next) => onChange(next)} />}
      label={`Not fully right only (${count})`}
      disableTypography
      {...rest}
    />
  );
}
