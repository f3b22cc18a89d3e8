import Card, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';

const Root = part(Card, 'CcNextStepCard', 'Root', ({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
  padding: theme.spacing(3, 3.5),
  color: theme.vars.palette.text.primary,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

const Words = part('div', 'CcNextStepCard', 'Words', { flex: '1 1 16rem', minWidth: 0 });

/** With text of twice the size a word could be wider than the card on a phone. */
const Title = part(Typography, 'CcNextStepCard', 'Title', ({ theme }) => ({
  fontSize: `min(${theme.typography.h3.fontSize}, 10vw)`,
  overflowWrap: 'break-word',
}));

export interface NextStepCardProps extends Omit<CardProps, 'children' | 'title'> {
  /** What to do next. */
  title: string;
  /** Why, in a sentence or two. */
  reason: string;
  /** Does it. Fields: `label`, and `href` or `onClick`. */
  action: Action;
  /** Another way to it, such as to change it first. */
  other?: Action | undefined;
}

/**
 * The one next step after a quiz, with its reason. It holds the page's one call.
 *
 * @when Inside QuizResults: what the learner does best next.
 * @whenNot Several steps of the same weight: Actions.
 * @keyboard Tab: reaches `action`, then `other`. One with `href` is a link, which Enter alone follows.
 * @screenReader A heading of level 2, the reason, then the button or link.
 * @status new
 */
export const NextStepCard = ({ title, reason, action, other, ...rest }: NextStepCardProps) => (
  <Root {...rest}>
    <Words>
      <Title variant="h3" component="h2">
        {title}
      </Title>
      <Typography color="textSecondary" sx={{ marginTop: 0.5 }}>
        {reason}
      </Typography>
    </Words>
    <Actions actions={[{ ...action, variant: 'call' }, ...(other ? [{ ...other, variant: 'text' } as const] : [])]} />
  </Root>
);
