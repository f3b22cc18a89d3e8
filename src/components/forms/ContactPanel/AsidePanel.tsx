import Card, { type CardProps } from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { Contours } from '../../base/Contours/Contours.tsx';

const Root = part(Card, 'CcAsidePanel', 'Root', ({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(5),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(3) },
}));

/** A panel on night beside a form, below its title. */
export const AsidePanel = ({ title, children, ...rest }: CardProps & { title: string }) => (
  <Root variant="night" component="aside" aria-label={title} {...rest}>
    <Contours />
    <Stack spacing={3} sx={{ position: 'relative' }}>
      <Typography variant="title" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  </Root>
);
