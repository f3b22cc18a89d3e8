import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Contours } from '../../frame/Contours/Contours.tsx';
import { type Action, Actions } from '../Actions/Actions.tsx';

const Root = styled(Card, { name: 'CcStateBlock', slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(8, 6),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(5, 3) },
}));

const Content = styled(Stack, { name: 'CcStateBlock', slot: 'Content' })({ position: 'relative', alignItems: 'start' });

const Text = styled(Typography, { name: 'CcStateBlock', slot: 'Text' })(({ theme }) => ({
  maxWidth: '52ch',
  color: theme.vars.palette.text.secondary,
}));

const Steps = styled('div', { name: 'CcStateBlock', slot: 'Steps' })(({ theme }) => ({ marginTop: theme.spacing(2) }));

export interface StateBlockProps {
  /** What is the case, in a few words. */
  title: string;
  /** Why, and what to do about it. */
  children?: ReactNode;
  /** h1 where the block is the whole page, h2 inside one. */
  level?: 1 | 2;
  /** The next steps. */
  actions?: readonly Action[];
  /** Something is going on that ends by itself. */
  isPending?: boolean;
  /** `alert` is announced at once. */
  role?: 'alert' | 'status';
}

/** What ErrorBlock and EmptyState have in common: a calm card on contour lines with a next step. */
export function StateBlock({ title, children, level = 2, actions = [], isPending = false, role }: StateBlockProps) {
  return (
    <Root role={role}>
      <Contours tone="paper" />
      <Content spacing={1.5}>
        <Typography variant={`h${level}`}>{title}</Typography>
        {children !== undefined && <Text variant="lead">{children}</Text>}
        {actions.length > 0 && (
          <Steps>
            <Actions actions={actions} />
          </Steps>
        )}
        {isPending && (
          <Steps>
            {/* The words beside it say what goes on. */}
            <CircularProgress aria-hidden />
          </Steps>
        )}
      </Content>
    </Root>
  );
}
