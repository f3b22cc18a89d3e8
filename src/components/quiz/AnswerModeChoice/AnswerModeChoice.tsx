import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useId } from 'react';
import type { AnswerMode } from '../../../../domain/quiz/types.ts';
import type { ElementProps } from '../../../theme/part.ts';
import { CheckIcon, ClockIcon, FlagIcon } from '../../base/icons/icons.tsx';
import { modeAnchors } from './modeAnchors.ts';
import { Choice, Choices, Control, LoadingChoice, LoadingTitle, Root, Text, Title, Wide, Words } from './parts.ts';

const choices: { mode: AnswerMode; Icon: typeof CheckIcon; label: string; text: string }[] = [
  {
    mode: 'immediate',
    Icon: CheckIcon,
    label: 'Immediately',
    text: 'See right away whether your answer is right, and why. Best for learning.',
  },
  {
    mode: 'end',
    Icon: FlagIcon,
    label: 'At the end of exam',
    text: 'See your results after you submit. Best for finding out where you stand.',
  },
];

export interface AnswerModeChoiceProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The learner has chosen. */
  onChoose?: (mode: AnswerMode) => void;
  /** Was chosen while the questions are still loading. */
  chosen?: AnswerMode | undefined;
  /** Where the exam simulation is, and what it is here; without it, it is not offered. */
  exam?: { readonly href: string; readonly text: string } | undefined;
  /** Nothing is known of the quiz yet: it has the shape of the choice. @default false */
  loading?: boolean;
}

/**
 * The first step of every quiz: when the learner wants to see answers. Each choice is a link to its own place on the
 * page, so that it can be chosen before the code has come: the page's address then has one of `modeAnchors`.
 *
 * @when The first step of every quiz, before its questions.
 * @whenNot Which questions: SetChoice.
 * @whenNot An unfinished quiz: ResumePrompt stands in its place.
 * @whenNot Before an exam simulation: ExamBriefing.
 * @keyboard Tab: moves from choice to choice.
 * @keyboard Enter, Space: chooses.
 * @screenReader A group named by its question; each choice is a button with its words, described by what it is good
 *   for. The exam simulation is a link. While it is loading it is skipped.
 * @status stable
 */
export function AnswerModeChoice({ onChoose, chosen, exam, loading = false, ...rest }: AnswerModeChoiceProps) {
  const id = useId();
  function choose(event: SyntheticEvent, mode: AnswerMode) {
    event.preventDefault();
    onChoose?.(mode);
  }
  if (loading) {
    return (
      <Root aria-hidden {...rest}>
        <LoadingTitle />
        <Choices as="div">
          <LoadingChoice />
          <LoadingChoice />
          <LoadingChoice data-wide />
        </Choices>
      </Root>
    );
  }
  return (
    <Root role="group" aria-labelledby={id} {...rest}>
      <Title variant="title" component="h2" id={id}>
        When would you like to see answers?
      </Title>
      <Choices role="list">
        {choices.map(({ mode, Icon, label, text }) => (
          <li key={mode}>
            <Choice id={modeAnchors[mode]} data-chosen={mode === chosen}>
              <Icon fontSize="large" color="primary" />
              <Control
                LinkComponent="a"
                href={`#${modeAnchors[mode]}`}
                role="button"
                draggable={false}
                aria-describedby={`${id}-${mode}`}
                onClick={(event: MouseEvent) => choose(event, mode)}
                // A link takes Enter alone.
                onKeyDown={(event: KeyboardEvent) => event.key === ' ' && choose(event, mode)}
              >
                {label}
              </Control>
              <Text variant="body2" id={`${id}-${mode}`}>
                <Words data-when="open">{text}</Words>
                <Words data-when="chosen">The quiz starts as soon as the questions have loaded.</Words>
              </Text>
            </Choice>
          </li>
        ))}
        {exam && (
          <Wide>
            <Choice>
              <ClockIcon fontSize="large" color="primary" />
              <Control href={exam.href} aria-describedby={`${id}-exam`}>
                Exam simulation
              </Control>
              <Text variant="body2" id={`${id}-exam`}>
                {exam.text}
              </Text>
            </Choice>
          </Wide>
        )}
      </Choices>
    </Root>
  );
}
