import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { QuestionHead } from './QuestionHead.tsx';
import { QuestionTool } from './QuestionTool.tsx';

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
        <QuestionTool tool="bookmark" />
        <QuestionTool tool="note" />
        <QuestionTool tool="report" />
      </>
    ),
  },
});

export const Default = meta.story();
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Strike out', pressed: true }));
    await expect(args.onStriking).toHaveBeenCalledOnce();
  },
});
