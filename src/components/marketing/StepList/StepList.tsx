import Typography from '@mui/material/Typography';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('ol', 'CcStepList', 'Root', ({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  ...theme.mixins.plainList,
  [theme.breakpoints.down('md')]: { gridAutoFlow: 'row', gap: theme.spacing(3.5) },
}));

/** A step, with the line that leads to the next one. */
const Step = part('li', 'CcStepList', 'Step', ({ theme }) => ({
  position: 'relative',
  paddingRight: theme.spacing(3),
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: 22,
    left: 56,
    right: 12,
    borderTop: `1px solid ${theme.vars.palette.edge}`,
  },
  [theme.breakpoints.down('md')]: {
    paddingRight: 0,
    paddingLeft: 44 + 20,
    minHeight: 44,
    '&:not(:last-of-type)::after': {
      top: 52,
      bottom: -20,
      left: 22,
      right: 'auto',
      borderTop: 0,
      borderLeft: `1px solid ${theme.vars.palette.edge}`,
    },
  },
}));

/** The step's number in a square, as the letters of answers. */
const Mark = part('span', 'CcStepList', 'Mark', ({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBottom: theme.spacing(2.5),
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.radius.small,
  background: theme.vars.palette.background.paper,
  ...theme.typography.h4,
  [theme.breakpoints.down('md')]: { position: 'absolute', left: 0, top: 0 },
}));

const Title = part(Typography, 'CcStepList', 'Title', ({ theme }) => ({
  marginBottom: theme.spacing(1),
}));

export interface StepListProps extends Omit<ElementProps<'ol'>, 'children'> {
  /** Three or four, in their order. */
  steps: readonly { readonly title: string; readonly text: string }[];
}

/**
 * How to get started, step by step. For things without an order use cards.
 *
 * @when Three or four steps in their order.
 * @whenNot Things without an order: FeatureList.
 * @whenNot What is planned: RoadmapList.
 * @screenReader A list in order; each step is a heading of level 3. The number is skipped.
 */
export function StepList({ steps, ...rest }: StepListProps) {
  return (
    <Root role="list" {...rest}>
      {steps.map(({ title, text }, position) => (
        <Step key={title}>
          <Mark aria-hidden>{position + 1}</Mark>
          <Title variant="h3">{title}</Title>
          <Typography variant="inherit" color="textSecondary">
            {text}
          </Typography>
        </Step>
      ))}
    </Root>
  );
}
