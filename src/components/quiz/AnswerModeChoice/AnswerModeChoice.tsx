import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { AnswerMode } from '../../../../domain/quiz/types.ts';
import { CheckIcon, FlagIcon } from '../../base/icons/icons.tsx';

const Title = styled(Typography, { name: 'CcAnswerModeChoice', slot: 'Title' })(({ theme }) => ({
  marginBottom: theme.spacing(3),
  fontSize: 'clamp(24px, 2.6vw, 30px)',
}));

/** The cards beside each other; on a phone below each other. */
const Choices = styled('ul', { name: 'CcAnswerModeChoice', slot: 'Choices' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));

const Choice = styled(Card, { name: 'CcAnswerModeChoice', slot: 'Choice' })(({ theme }) => {
  const { palette } = theme.vars;
  const marked = { borderColor: palette.primary.main, background: palette.primary.soft };
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    height: '100%',
    padding: theme.spacing(3),
    // The focus ring of its control surrounds it.
    overflow: 'visible',
    borderColor: palette.edge,
    borderWidth: 1.5,
    '@media (hover: hover)': { '&:hover': marked },
    '&[data-chosen="true"]': marked,
  };
});

// The whole card is the control's target, while its name is as short as the choice.
const Control = styled(ButtonBase, { name: 'CcAnswerModeChoice', slot: 'Control' })(({ theme }) => ({
  ...theme.typography.h4,
  position: 'static',
  marginTop: theme.spacing(2),
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  textAlign: 'left',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.large },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': theme.mixins.focusRing,
}));

const Text = styled(Typography, { name: 'CcAnswerModeChoice', slot: 'Text' })(({ theme }) => ({
  marginTop: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}));

const choices: { mode: AnswerMode; Icon: typeof CheckIcon; label: string; text: string }[] = [
  {
    mode: 'immediate',
    Icon: CheckIcon,
    label: 'Immediately',
    text: 'You see right away whether your answer is right, and why. Best for learning.',
  },
  {
    mode: 'end',
    Icon: FlagIcon,
    label: 'At the end of exam',
    text: 'You see your results after you submit. Best for finding out where you stand.',
  },
];

export interface AnswerModeChoiceProps {
  onChoose: (mode: AnswerMode) => void;
  /** Was chosen while the questions are still loading. */
  chosen?: AnswerMode | undefined;
}

/** The first step of every quiz: when the learner wants to see answers. */
export function AnswerModeChoice({ onChoose, chosen }: AnswerModeChoiceProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Title variant="h2" id={id}>
        When would you like to see answers?
      </Title>
      <Choices role="list">
        {choices.map(({ mode, Icon, label, text }) => (
          <li key={mode}>
            <Choice data-chosen={mode === chosen}>
              <Icon fontSize="large" color="primary" />
              <Control aria-describedby={`${id}-${mode}`} onClick={() => onChoose(mode)}>
                {label}
              </Control>
              <Text variant="body2" id={`${id}-${mode}`}>
                {mode === chosen ? 'It begins as soon as the questions are here.' : text}
              </Text>
            </Choice>
          </li>
        ))}
      </Choices>
    </div>
  );
}
