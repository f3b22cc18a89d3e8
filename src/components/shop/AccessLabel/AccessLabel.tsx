import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { CheckIcon } from '../../base/icons/icons.tsx';

const Root = styled(Chip, { name: 'CcAccessLabel', slot: 'Root' })(({ theme }) => ({
  background: theme.vars.palette.success.soft,
  color: theme.vars.palette.success.main,
  fontSize: 15,
  fontWeight: 650,
}));

/** Says that an exam is bought. It stands where the cart's button would. */
export const AccessLabel = () => <Root color="success" icon={<CheckIcon />} label="Full access" />;
