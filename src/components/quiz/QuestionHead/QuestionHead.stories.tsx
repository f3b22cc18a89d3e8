import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { noteForm, noteSchema, noteStates, noteTool, useMockMarks } from '../../../mocks/useMockMarks.tsx';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { QuestionHead, type QuestionHeadProps } from './QuestionHead.tsx';
import { QuestionTool } from './QuestionTool.tsx';

/** Turns what a button is for on, or off. */
const turning = (handler: 'onStriking' | 'onFlag', prop: 'striking' | 'flagged') =>
  keeping<QuestionHeadProps, unknown>(handler, '() => {}', (_, { [prop]: on }) => ({ [prop]: !on }));

/** One whose question can be bookmarked and noted. */
function Noted(props: QuestionHeadProps) {
  const { tools, note } = useMockMarks();
  return (
    <>
      <QuestionHead {...props} tools={tools} />
      {note}
    </>
  );
}

/** The same in Hebrew, with tools that are turned on and off. */
function InHebrew({ question, category }: QuestionHeadProps) {
  const [bookmarked, setBookmarked] = useState(false);
  const [noted, setNoted] = useState(false);
  const tools = (
    <>
      <QuestionTool tool="bookmark" on={bookmarked} onClick={() => setBookmarked(!bookmarked)}>
        סימנייה
      </QuestionTool>
      <QuestionTool tool="note" on={noted} onClick={() => setNoted(!noted)}>
        {noted ? 'עריכת הערה' : 'הוספת הערה'}
      </QuestionTool>
    </>
  );
  return (
    <div lang="he" dir="rtl">
      <QuestionHead {...{ question, category, tools }} />
    </div>
  );
}

const meta = preview.meta({
  component: QuestionHead,
  args: {
    question: 'Who can see the records of a private object?',
    category: 'Security and Access',
    difficulty: 'medium' as const,
    striking: true,
    onStriking: fn(),
    onFlag: fn(),
  },
  render: (args) => <Noted {...args} />,
  decorators: [turning('onStriking', 'striking'), turning('onFlag', 'flagged')],
  parameters: {
    schema: noteSchema,
    code: `export function Example() {
  const [striking, setStriking] = useState(true);
  const [flagged, setFlagged] = useState(false);
  const [bookmarked, setBookmarked] = useState(false);
${noteStates}
  return (
    <>
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
            ${noteTool(12)}
          </>
        }
      />
      {${noteForm(6)}}
    </>
  );
}`,
  },
});

export const Default = meta.story({});
/** The tools are in one row, their words below their icons. */
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
OnAPhone.test('hides what strikes answers out', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Strike out', pressed: true }));
  await expect(args.onStriking).toHaveBeenCalledOnce();
});
/** In Hebrew, with two of its tools, and without the editor of a note. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'as Default, with `tools` in Hebrew' },
  render: (args) => <InHebrew {...args} />,
  args: {
    question: 'מי יכול לראות את הרשומות של אובייקט פרטי?',
    category: 'אבטחה וגישה',
  },
});
