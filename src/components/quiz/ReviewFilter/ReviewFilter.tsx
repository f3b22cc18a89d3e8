import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';

const Root = styled(FormControlLabel, { name: 'CcReviewFilter', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.label,
  minHeight: 44,
  marginBottom: theme.spacing(1.5),
}));

export interface ReviewFilterProps {
  /** How many questions were not answered right. */
  count: number;
  /** Whether the review shows only these. */
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Chooses whether the review of a finished quiz shows all questions, or only those that were not answered right. */
export const ReviewFilter = ({ count, isOn, onToggle }: ReviewFilterProps) => (
  <Root
    control={<Checkbox checked={isOn} onChange={(_, checked) => onToggle(checked)} />}
    label={`Wrong answers only (${count})`}
    disableTypography
  />
);
