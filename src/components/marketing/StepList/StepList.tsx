import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ElementProps, part } from '../../../theme/part.ts';
import { CheckIcon } from '../../base/icons/icons.tsx';

const Root = part('ol', 'CcStepList', 'Root', ({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  ...theme.mixins.plainList,
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

/** The step's number in a square, as the letters of answers, or whether it can be taken. */
const Mark = part('span', 'CcStepList', 'Mark', ({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBottom: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: theme.radius.small,
  background: theme.vars.palette.background.paper,
  ...theme.typography.h4,
  '[data-status] &': { background: 'none', color: theme.vars.palette.accent },
  '[data-status="planned"] &': { borderStyle: 'dashed' },
  [theme.breakpoints.down('md')]: { position: 'absolute', left: 0, top: 0 },
}));

const thumbHigh = { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'accent' };

export interface StepListProps extends Omit<ElementProps<'ol'>, 'children'> {
  /**
   * Three to five, in their order. Each: `title`, `text`; of what is not numbered, whether it is there today as
   * `status`, open or planned; and at most one `link`.
   */
  steps: readonly {
    readonly title: string;
    readonly text: string;
    readonly status?: 'open' | 'planned';
    readonly link?: { readonly label: string; readonly href: string };
  }[];
}

/**
 * How to get started, step by step, or what is there today and what is still planned.
 *
 * @when Three to five steps in their order.
 * @whenNot Things without an order: FeatureList.
 * @screenReader A list; what has a status says "Open now" or "Planned" before its title, a heading of level 3.
 */
export function StepList({ steps, ...rest }: StepListProps) {
  return (
    <Root role="list" {...rest}>
      {steps.map(({ title, text, status, link }, position) => (
        <Step key={title} data-status={status}>
          <Mark aria-hidden>{status === undefined ? position + 1 : status === 'open' && <CheckIcon />}</Mark>
          {status && (
            <Typography variant="label" component="div" sx={{ color: status === 'open' ? 'accent' : 'text.secondary' }}>
              {status === 'open' ? 'Open now' : 'Planned'}
            </Typography>
          )}
          <Typography variant="h3" gutterBottom>
            {title}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
          {link && (
            <Link href={link.href} sx={thumbHigh}>
              {link.label}
            </Link>
          )}
        </Step>
      ))}
    </Root>
  );
}
