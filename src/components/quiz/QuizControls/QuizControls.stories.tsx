import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { VerdictLine } from '../VerdictLine/VerdictLine.tsx';
import { QuizControls, type QuizControlsProps } from './QuizControls.tsx';

/** A quiz of three questions, at the second, or finished; its results lead back to the first. */
function Quiz({ children, onPrevious, onNext, onViewResults, ...rest }: QuizControlsProps) {
  const [at, goTo] = useState(onViewResults ? 2 : 1);
  const [isFinished, setFinished] = useState(onViewResults !== undefined);
  const restart = () => {
    onViewResults?.();
    setFinished(false);
    goTo(0);
  };
  return (
    <QuizControls
      {...rest}
      canGoBack={rest.canGoBack && at > 0}
      nextLabel={at < 2 ? 'Next' : isFinished ? undefined : 'Finish'}
      onPrevious={() => {
        onPrevious();
        goTo(at - 1);
      }}
      onNext={() => {
        onNext();
        if (at < 2) goTo(at + 1);
        else setFinished(true);
      }}
      {...(isFinished && { onViewResults: restart })}
    >
      {at === 1 ? (
        children
      ) : (
        <VerdictLine kind={at === 0 ? 'correct' : 'idle'} text={at === 0 ? 'Correct' : 'Unanswered'} />
      )}
    </QuizControls>
  );
}

const meta = preview.meta({
  component: QuizControls,
  parameters: { padded: false },
  // Its row reaches over the gutters of the page's column.
  decorators: [
    (Story) => (
      <div style={{ padding: '0 clamp(20px, 4vw, 32px)' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    canGoBack: true,
    nextLabel: 'Next' as const,
    onNext: fn(),
    onPrevious: fn(),
    children: <VerdictLine kind="partial" text="Partly correct: half a point" correct="Correct: A and C" />,
  },
});

/** Code of a quiz that is at this question. */
const code = (current: number, isFinished = false) => `export function Example() {
  const [current, setCurrent] = useState(${current});
  const [finished, setFinished] = useState(${isFinished});
  const restart = () => {
    setFinished(false);
    setCurrent(0);
  };
  return (
    <QuizControls
      canGoBack={current > 0}
      nextLabel={current < 2 ? 'Next' : finished ? undefined : 'Finish'}
      onPrevious={() => setCurrent(current - 1)}
      onNext={() => (current < 2 ? setCurrent(current + 1) : setFinished(true))}
      {...(finished && { onViewResults: restart })}
    >
      <VerdictLine kind="idle" text={\`Question \${current + 1} of 3\`} />
    </QuizControls>
  );
}`;

const quiz = { render: (args: QuizControlsProps) => <Quiz {...args} />, parameters: { code: code(1) } };

export const Default = meta.story(quiz);
Default.test('leads on and back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
  await expect(args.onNext).toHaveBeenCalledOnce();
  await expect(args.onPrevious).toHaveBeenCalledOnce();
});
/** Where there is little room, Previous is an arrow alone. */
export const OnAPhone = meta.story({ ...quiz, globals: { viewport: { value: 'phone' } } });
/** After the last question: it leads to the results. */
export const Finished = meta.story({
  ...quiz,
  args: { onViewResults: fn(), nextLabel: undefined },
  parameters: { code: code(2, true) },
});
/** The list of all questions is behind a button; the last question leads to the review. */
export const InExamOnPhone = meta.story({
  name: 'In an exam, on a phone',
  args: { onOpenAll: fn(), nextLabel: 'Review' },
  parameters: { leaves: ['onOpenAll', 'onPrevious', 'onNext'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeVisible();
  },
});
InExamOnPhone.test('opens the list of all questions', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'All questions' }));
  await expect(args.onOpenAll).toHaveBeenCalledOnce();
});
const explanation =
  'B is correct: access through hierarchies is on, so a role above the owner sees what the owner sees.';
/** Do give the verdict: the row stays low. */
export const VerdictInARow = meta.story({
  ...OnAPhone.input,
  tags: ['do', '!dev', '!manifest'],
  args: { children: <VerdictLine kind="incorrect" text="Wrong" correct="Correct: B" /> },
});
/** Don’t give the explanation: the row grows high. */
export const ExplanationInARow = meta.story({
  ...OnAPhone.input,
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { children: <VerdictLine kind="incorrect" text={`Wrong. ${explanation}`} /> },
});
