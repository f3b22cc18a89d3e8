import styled from '@emotion/styled';
import { useId } from 'react';
import type { AnswerMode } from '../../quiz/types.ts';
import { card, color, font, media, space } from '../../theme/style.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

const Root = styled('div')({
  '& h2': { fontSize: 'clamp(24px, 2.6vw, 30px)', marginBottom: space(3) },
  '& > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) },
  [media.narrow]: { '& > div': { gridTemplateColumns: '1fr' } },
  '& button': {
    ...card,
    border: `1.5px solid ${color.edge}`,
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    gap: space(1),
    padding: space(3),
    color: color.ink,
    font: `400 16px/1.5 ${font.text}`,
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button:hover': { borderColor: color.action, background: color.actionSoft },
  '& button svg': { color: color.action, marginBottom: space(1) },
  '& strong': { font: `650 20px/1.2 ${font.display}`, letterSpacing: '-0.01em' },
  '& span': { color: color.inkSoft },
});

const choices: { mode: AnswerMode; icon: IconName; label: string; text: string }[] = [
  {
    mode: 'immediate',
    icon: 'check',
    label: 'Immediately',
    text: 'Each pick is told at once, with the reason. Best for learning.',
  },
  {
    mode: 'end',
    icon: 'flag',
    label: 'At the end of exam',
    text: 'Nothing is told until you submit. Best for seeing where you stand.',
  },
];

export interface AnswerModeChoiceProps {
  onChoose: (mode: AnswerMode) => void;
}

/** The first step of every quiz: when the learner wants to see answers. */
export function AnswerModeChoice({ onChoose }: AnswerModeChoiceProps) {
  const headingId = useId();
  return (
    <Root role="group" aria-labelledby={headingId}>
      <h2 id={headingId}>When would you like to see answers?</h2>
      <div>
        {choices.map(({ mode, icon, label, text }) => (
          <button
            key={mode}
            type="button"
            aria-label={label}
            aria-describedby={`${headingId}-${mode}`}
            onClick={() => onChoose(mode)}
          >
            <Icon name={icon} size={24} />
            <strong>{label}</strong>
            <span id={`${headingId}-${mode}`}>{text}</span>
          </button>
        ))}
      </div>
    </Root>
  );
}
