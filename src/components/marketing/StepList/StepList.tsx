import Link, { type LinkProps } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('ol', 'CcStepList', 'Root', ({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.down('md')]: { gridAutoFlow: 'row', gap: theme.spacing(2.5) },
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
      bottom: -12,
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
  marginBottom: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.radius.small,
  ...theme.typography.h4,
  [theme.breakpoints.down('md')]: { position: 'absolute', left: 0, top: 0 },
}));

export interface StepListProps extends Omit<ElementProps<'ol'>, 'children'> {
  /** Three to five, in their order. Each: `title`, `text`, and `more`, a link that ends the text. */
  steps: readonly { readonly title: string; readonly text: string; readonly more?: LinkProps }[];
}

/**
 * A process, step by step.
 *
 * @when Three to five steps in order.
 * @whenNot Things in no particular order: FeatureList.
 * @do Start each title with a verb: "Pick your exam".
 * @screenReader An ordered list; each step's title is a heading of level 3.
 */
export function StepList({ steps, ...rest }: StepListProps) {
  return (
    <Root role="list" {...rest}>
      {steps.map(({ title, text, more }, position) => (
        <Step key={title}>
          <Mark aria-hidden>{position + 1}</Mark>
          <Typography variant="h3" gutterBottom>
            {title}
          </Typography>
          <Typography color="textSecondary">
            {text} {more && <Link {...more} />}
          </Typography>
        </Step>
      ))}
    </Root>
  );
}
