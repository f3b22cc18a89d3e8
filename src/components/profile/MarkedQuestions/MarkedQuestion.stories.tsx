import List from '@mui/material/List';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { noteForm, noteSchema, noteStates, noteTool, useMockMarks } from '../../../mocks/useMockMarks.tsx';
import { MarkedQuestion, type MarkedQuestionProps } from './MarkedQuestion.tsx';

/** One whose bookmark and note can be changed, with what they are first. */
function Marked({ marks, ...rest }: MarkedQuestionProps & { marks: readonly [isBookmarked: boolean, note: string] }) {
  const { tools: children, note } = useMockMarks(...marks);
  return (
    <List disablePadding>
      <MarkedQuestion {...rest} {...{ children, note }} />
    </List>
  );
}

const words =
  'A sales manager sees every opportunity in a report although the organization-wide default for opportunities is Private. Which two settings could explain it?';
const known = `words="${words}" href="/certifications/administrator?question=sharing" section="Data and Analytics Management"`;

/** The same as code. */
const codeOf = (props: string, isBookmarked: boolean, note: string) => `export function Example() {
  const [bookmarked, setBookmarked] = useState(${isBookmarked});
${noteStates.replace("''", `'${note}'`)}
  return (
    <List disablePadding>
      <MarkedQuestion
        ${props}
        note={
          ${noteForm(10)}
        }
      >
        <QuestionTool tool="bookmark" on={bookmarked} onClick={() => setBookmarked(!bookmarked)} />
        ${noteTool(8)}
      </MarkedQuestion>
    </List>
  );
}`;

const hierarchies = 'Access through hierarchies: a role above sees `everything` below.';

const meta = preview.meta({
  component: MarkedQuestion,
  parameters: { schema: noteSchema },
  args: {
    words,
    href: '/certifications/administrator?question=sharing',
    section: 'Data and Analytics Management',
    children: null,
  },
});

export const Default = meta.story({
  parameters: { code: codeOf(known, true, '') },
  render: (args) => <Marked {...args} marks={[true, '']} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /^A sales manager/ })).toHaveAttribute('href', args.href);
  },
});
/** Missed, with a note on it. */
export const MissedWithNote = meta.story({
  args: {
    missed: { date: '2026-01-15T12:00:00.000Z', percent: 0 },
    timesAsked: 3,
  },
  parameters: {
    code: codeOf(
      `${known} missed={{ date: '2026-01-15T12:00:00.000Z', percent: 0 }} timesAsked={3}`,
      false,
      hierarchies,
    ),
  },
  render: (args) => <Marked {...args} marks={[false, hierarchies]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Missed/)).toHaveTextContent(/· seen 3 times$/);
    await expect(canvas.getByRole('group', { name: 'Your note' })).toBeVisible();
  },
});
/** The question is no longer in the bank: only the note and the bookmark are left. */
export const QuestionGone = meta.story({
  args: { words: undefined, href: undefined, section: undefined },
  parameters: { code: codeOf('words={undefined} href={undefined} section={undefined}', true, 'Ask Ben.') },
  render: (args) => <Marked {...args} marks={[true, 'Ask Ben.']} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
