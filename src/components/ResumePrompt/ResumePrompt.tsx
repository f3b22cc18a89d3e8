import { useId } from 'react';
import type { AnswerMode } from '../../quiz/types.ts';
import { card, color, media, radius, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { LocalDate } from '../LocalDate/LocalDate.tsx';

const Root = styled('section')({
  ...card,
  padding: space(3),
  borderColor: color.edge,
  borderWidth: '1.5px',
  [media.narrow]: { padding: space(2.5) },
  '& h2': { fontSize: 'clamp(24px, 2.6vw, 30px)' },
  '& p': { marginTop: space(1), color: color.inkSoft, fontSize: '16px', lineHeight: 1.5 },
  '& p:first-of-type': { color: color.ink, fontSize: '17px' },
});

const Progress = styled('div')({
  height: 8,
  marginTop: space(2),
  borderRadius: radius.pill,
  background: color.line,
  overflow: 'hidden',
  '& > i': { display: 'block', height: '100%', borderRadius: radius.pill, background: color.action },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(1.5), marginTop: space(2.5) });

const modes: Record<AnswerMode, string> = {
  immediate: 'with answers shown immediately',
  end: 'with answers at the end of exam',
};

export interface ResumePromptProps {
  /** Questions with a pick. */
  answered: number;
  /** Number of questions. */
  total: number;
  /** When its learner chose to see answers. */
  mode: AnswerMode;
  /** When the quiz was last touched. */
  when: Date;
  onResume: () => void;
  /** The quiz that was left is not wanted. */
  onDiscard: () => void;
}

/** Offers a quiz that was left under way, above the choice that begins a new one. */
export function ResumePrompt({ answered, total, mode, when, onResume, onDiscard }: ResumePromptProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>Carry on where you stopped?</h2>
      <p>
        {answered} of {total} questions answered, {modes[mode]}.
      </p>
      <Progress aria-hidden>
        <i style={{ width: `${(answered / total) * 100}%` }} />
      </Progress>
      <p>
        Left on <LocalDate date={when.toISOString()} form="withTime" />.
      </p>
      <Actions>
        <Button onClick={onResume}>Continue</Button>
        <Button variant="line" onClick={onDiscard}>
          Start over
        </Button>
      </Actions>
    </Root>
  );
}
