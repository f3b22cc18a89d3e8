import List from '@mui/material/List';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { noteForm, noteSchema, noteStates, useMockMarks } from '../../../mocks/useMockMarks.tsx';
import { NoteText } from '../../quiz/NoteText/NoteText.tsx';
import { QuestionTool } from '../../quiz/QuestionHead/QuestionTool.tsx';
import { MarkedQuestion, type MarkedQuestionProps } from './MarkedQuestion.tsx';

const tools = (noted: boolean) => [
  <QuestionTool key="bookmark" tool="bookmark" on={!noted} />,
  <QuestionTool key="note" tool="note" on={noted} aria-expanded={false} />,
];

/** One whose bookmark and note can be changed. */
function Marked(props: MarkedQuestionProps) {
  const { tools: children, note } = useMockMarks(true);
  return <MarkedQuestion {...props} {...{ children, note }} />;
}

const meta = preview.meta({
  component: MarkedQuestion,
  args: {
    words:
      'A sales manager sees every opportunity in a report although the organization-wide default for opportunities is Private. Which two settings could explain it?',
    href: '/certifications/administrator?question=sharing',
    section: 'Data and Analytics Management',
    children: tools(false),
  },
  render: (args) => (
    <List disablePadding>
      <MarkedQuestion {...args} />
    </List>
  ),
});

export const Default = meta.story({
  render: (args) => (
    <List disablePadding>
      <Marked {...args} />
    </List>
  ),
  parameters: {
    schema: noteSchema,
    code: `export function Example() {
  const [bookmarked, setBookmarked] = useState(true);
${noteStates}
  return (
    <List disablePadding>
      <MarkedQuestion
        words="A sales manager sees every opportunity although the default is Private. Which two settings could explain it?"
        href="/certifications/administrator?question=sharing"
        section="Data and Analytics Management"
        note={
          ${noteForm(10)}
        }
      >
        <QuestionTool tool="bookmark" on={bookmarked} onClick={() => setBookmarked(!bookmarked)} />
        <QuestionTool tool="note" on={note !== ''} aria-expanded={writing} onClick={() => setWriting(!writing)} />
      </MarkedQuestion>
    </List>
  );
}`,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /^A sales manager/ })).toHaveAttribute('href', args.href);
  },
});
export const MissedWithNote = meta.story({
  args: {
    missed: { date: '2026-01-15T12:00:00.000Z', percent: 0 },
    timesAsked: 3,
    note: <NoteText text="Access through hierarchies: a role above sees `everything` below." />,
    children: tools(true),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Missed/)).toHaveTextContent(/· seen 3 times$/);
    await expect(canvas.getByRole('group', { name: 'Your note' })).toBeVisible();
  },
});
export const QuestionGone = meta.story({
  parameters: { noCode: 'as Default, with `undefined` for `words`, `href`, and `section`' },
  args: { words: undefined, href: undefined, section: undefined, note: <NoteText text="Ask Ben." /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
