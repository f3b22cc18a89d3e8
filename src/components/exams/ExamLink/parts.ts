import Link from '@mui/material/Link';
import { part } from '../../../theme/part.ts';

/** The whole card is the link's target, while the link itself stays as short as the exam's name. */
export const Target = part(Link, 'CcExamLink', 'Target', ({ theme }) => ({
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.large },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': theme.mixins.focusRing,
}));
