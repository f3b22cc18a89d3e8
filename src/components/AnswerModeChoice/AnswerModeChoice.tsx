import { useId } from 'react';
import type { AnswerMode } from '../../quiz/types.ts';
import { card, color, focusRing, font, media, radius, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

const Root = styled('div')({
  '& h2': { fontSize: 'clamp(24px, 2.6vw, 30px)', marginBottom: space(3) },
  '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2), listStyle: 'none', padding: 0 },
  [media.narrow]: { '& ul': { gridTemplateColumns: '1fr' } },
  '& li': { ...card, position: 'relative', padding: space(3), borderColor: color.edge, borderWidth: '1.5px' },
  '& li:hover, & li[data-chosen]': { borderColor: color.action, background: color.actionSoft },
  '& li > svg': { display: 'block', color: color.action, marginBottom: space(2) },
  '& button': {
    padding: 0,
    border: 0,
    background: 'none',
    color: color.ink,
    font: `650 20px/1.2 ${font.display}`,
    letterSpacing: '-0.01em',
    textAlign: 'left',
    cursor: 'pointer',
  },
  // The whole card is the button's target, while its name stays as short as the choice.
  '& button::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.large },
  '& button:focus-visible': { outline: 'none' },
  '& button:focus-visible::after': focusRing,
  '& p': { marginTop: space(1), color: color.inkSoft, fontSize: '16px', lineHeight: 1.5 },
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
  /** Has been chosen while the questions are still on their way. */
  chosen?: AnswerMode | undefined;
}

/** The first step of every quiz: when the learner wants to see answers. */
export function AnswerModeChoice({ onChoose, chosen }: AnswerModeChoiceProps) {
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id}>
      <h2 id={id}>When would you like to see answers?</h2>
      <ul role="list">
        {choices.map(({ mode, icon, label, text }) => (
          <li key={mode} data-chosen={mode === chosen || undefined}>
            <Icon name={icon} size={24} />
            <button type="button" aria-describedby={`${id}-${mode}`} onClick={() => onChoose(mode)}>
              {label}
            </button>
            <p id={`${id}-${mode}`}>{mode === chosen ? 'It begins as soon as the questions are here.' : text}</p>
          </li>
        ))}
      </ul>
    </Root>
  );
}
