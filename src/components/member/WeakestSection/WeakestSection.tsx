import Card, { type CardProps } from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { type Action, Actions } from '../../base/Actions/Actions.tsx';

const Root = part(Card, 'CcWeakestSection', 'Root', ({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: theme.spacing(3.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5) },
}));

const Label = part(Typography, 'CcWeakestSection', 'Label', ({ theme }) => ({
  marginBottom: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.subtitle1.fontWeight,
}));

/** With text of twice the size a word can be wider than the card. */
const Name = part(Typography, 'CcWeakestSection', 'Name', { overflowWrap: 'break-word' });

const Text = part(Typography, 'CcWeakestSection', 'Text', ({ theme }) => ({
  flex: 1,
  maxWidth: '38ch',
  marginTop: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
}));

const Steps = part(Actions, 'CcWeakestSection', 'Steps', ({ theme }) => ({ marginTop: theme.spacing(3) }));

export interface WeakestSectionProps extends Omit<CardProps, 'children'> {
  /** The section's name, as the guide has it. */
  name: string;
  /** Why it is the weakest: how it went, and what it weighs. */
  children: ReactNode;
  /** How to practise it; none where the page has that call already. */
  actions?: readonly Action[];
}

/**
 * The section to practise next, with the reason.
 *
 * @when Where a learner loses most in one exam, on the home page: the one section to practise next.
 * @whenNot All sections of an exam: SectionTrends.
 * @whenNot Which sections of a finished quiz cost points: SectionResults.
 * @whenNot What to do after a quiz: NextStepCard.
 * @do Say why it is this one: how it went, and what it weighs in the exam.
 * @keyboard Tab: reaches its steps.
 * @keyboard Enter: follows a step.
 * @screenReader A region with the name "Weakest section" and the section, which is a heading of level 2; then the
 *   reason and the steps.
 * @status new
 */
export function WeakestSection({ name, children, actions = [], ...rest }: WeakestSectionProps) {
  const id = useId();
  return (
    <Root component="section" aria-labelledby={id} {...rest}>
      <div id={id}>
        <Label variant="body2">Weakest section</Label>
        <Name variant="h2">{name}</Name>
      </div>
      <Text>{children}</Text>
      {actions.length > 0 && <Steps actions={actions} />}
    </Root>
  );
}
