import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { noteForm, noteSchema, noteStates, noteTool, useMockMarks } from '../../../mocks/useMockMarks.tsx';
import { MarkedQuestion } from './MarkedQuestion.tsx';
import { MarkedQuestions } from './MarkedQuestions.tsx';

/** One whose bookmark and note can be changed. */
function Row({ at }: { at: number }) {
  const { tools: children, note } = useMockMarks(at % 2 === 0);
  return (
    <MarkedQuestion
      words={`Question ${at + 1}: which setting decides who owns a record that nobody has taken yet?`}
      href={`?question=${at}`}
      section="Configuration and Setup"
      {...{ children, note }}
    />
  );
}

const rows = (count: number) => Array.from({ length: count }, (_, at) => <Row key={at} at={at} />);

/** The same as code. */
const row = `${noteSchema}

function Row({ at }: { at: number }) {
  const [bookmarked, setBookmarked] = useState(at % 2 === 0);
${noteStates}
  return (
    <MarkedQuestion
      words={\`Question \${at + 1}: which setting decides who owns a record that nobody has taken yet?\`}
      href={\`?question=\${at}\`}
      section="Configuration and Setup"
      note={
        ${noteForm(8)}
      }
    >
      <QuestionTool tool="bookmark" on={bookmarked} onClick={() => setBookmarked(!bookmarked)} />
      ${noteTool(6)}
    </MarkedQuestion>
  );
}`;

const meta = preview.meta({
  component: MarkedQuestions,
  parameters: { schema: row },
  args: {
    title: 'Platform Administrator',
    exam: 'administrator',
    practice: { label: 'Practice 3 questions', href: '/practice?exam=administrator&pool=bookmarked&count=all' },
    children: rows(3),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Platform Administrator' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Practice 3 questions' })).toHaveAttribute(
      'href',
      args.practice?.href,
    );
  },
});
/** The exam is no longer on offer, so its questions can’t be practiced. */
export const NoLongerOnOffer = meta.story({
  args: { title: 'No longer on offer', exam: undefined, practice: undefined, children: rows(1) },
});
export const Many = meta.story({
  args: { children: rows(25) },
  parameters: { noPicture: 'it looks like Default, but longer' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 25' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(25);
  },
});
