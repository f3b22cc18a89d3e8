import Card, { type CardProps } from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { Contours } from '../Contours/Contours.tsx';
import { type Action, Actions } from '../Actions/Actions.tsx';

const Root = part(Card, 'CcStateBlock', 'Root', ({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(8, 6),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(5, 3) },
}));

/** On a phone each is as wide as the block. */
const steps = { paddingTop: 2, flexDirection: { xs: 'column', sm: 'row' }, alignSelf: { xs: 'stretch', sm: 'start' } };

export interface StateBlockProps extends Omit<CardProps, 'children' | 'role' | 'title'> {
  /** What is missing, or what has happened, in a few words. */
  title: string;
  /** Why, and what to do about it. */
  children?: ReactNode;
  /** h1 where the block is the whole page, h2 inside one. */
  level?: 1 | 2;
  /** The next steps. Each as in Actions. */
  actions?: ReadonlyArray<Action>;
  /** Whether something is in progress that ends by itself. */
  loading?: boolean;
  /** `alert` is announced at once. */
  role?: 'alert' | 'status';
}

/**
 * Takes the place of content that is not there yet, is being worked on, or is finished, and offers the next step.
 *
 * @when A list with no entries yet, a search without results, a payment that is being processed.
 * @whenNot A failure: ErrorBlock.
 * @keyboard Only its `actions` take the focus, in their order; without any, Tab passes it by.
 * @screenReader Its title is a heading. With `role` it is announced when it appears. The spinner is skipped.
 */
export function StateBlock({ title, children, level = 2, actions = [], loading, role, ...rest }: StateBlockProps) {
  return (
    <Root role={role} {...rest}>
      <Contours tone="paper" />
      <Stack spacing={1.5} sx={{ position: 'relative', alignItems: 'start' }}>
        <Typography variant={`h${level}`}>{title}</Typography>
        {children !== undefined && (
          <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '52ch' }}>
            {children}
          </Typography>
        )}
        {actions.length > 0 && <Actions actions={actions} sx={steps} />}
        {/* The words above it say what goes on. */}
        {loading && <CircularProgress aria-hidden />}
      </Stack>
    </Root>
  );
}
