import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TurningTool } from '../../../../.storybook/TurningTool.tsx';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { QuestionHead, type QuestionHeadProps } from './QuestionHead.tsx';
import { QuestionTool } from './QuestionTool.tsx';

/** Turns what a button is for on, or off. */
const turning = (handler: 'onStriking' | 'onFlag', prop: 'striking' | 'flagged') =>
  keeping<QuestionHeadProps, unknown>(handler, '() => {}', (_, { [prop]: on }) => ({ [prop]: !on }));

const meta = preview.meta({
  component: QuestionHead,
  args: {
    question: 'Who can see the records of a private object?',
    category: 'Security and Access',
    difficulty: 'medium' as const,
    striking: true,
    onStriking: fn(),
    onFlag: fn(),
    tools: (
      <>
        <TurningTool tool="bookmark" />
        <QuestionTool tool="note" />
        <QuestionTool tool="report" />
      </>
    ),
  },
});

export const Default = meta.story({
  decorators: [turning('onStriking', 'striking'), turning('onFlag', 'flagged')],
  parameters: {
    code: `export function Example() {
  const [striking, setStriking] = useState(true);
  const [flagged, setFlagged] = useState(false);
  const [bookmarked, setBookmarked] = useState(false);
  return (
    <QuestionHead
      question="Who can see the records of a private object?"
      category="Security and Access"
      difficulty="medium"
      striking={striking}
      onStriking={() => setStriking(!striking)}
      flagged={flagged}
      onFlag={() => setFlagged(!flagged)}
      tools={
        <>
          <QuestionTool tool="bookmark" on={bookmarked} onClick={() => setBookmarked(!bookmarked)} />
          <QuestionTool tool="note" />
          <QuestionTool tool="report" />
        </>
      }
    />
  );
}`,
  },
});
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Strike out', pressed: true }));
    await expect(args.onStriking).toHaveBeenCalledOnce();
  },
});
