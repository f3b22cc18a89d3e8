import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { noteForm, noteSchema, noteStates, useMockMarks } from '../../../mocks/useMockMarks.tsx';
import { QuestionTool } from '../../quiz/QuestionHead/QuestionTool.tsx';
import { MarkedQuestion } from './MarkedQuestion.tsx';
import { MarkedQuestions } from './MarkedQuestions.tsx';

const rowOf = (at: number) => ({
  words: `Question ${at + 1}: which setting decides who owns a record that nobody has taken yet?`,
  href: `?question=${at}`,
  section: 'Configuration and Setup',
});

/** One whose bookmark and note can be changed. */
function Row({ at }: { at: number }) {
  const { tools: children, note } = useMockMarks(at % 2 === 0);
  return <MarkedQuestion {...rowOf(at)} {...{ children, note }} />;
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <MarkedQuestion key={at} {...rowOf(at)}>
      <QuestionTool tool="bookmark" on={at % 2 === 0} />
      <QuestionTool tool="note" aria-expanded={false} />
    </MarkedQuestion>
  ));

const meta = preview.meta({
  component: MarkedQuestions,
  args: {
    title: 'Platform Administrator',
    exam: 'administrator',
    practice: { label: 'Practice 3 questions', href: '/practice?exam=administrator&pool=bookmarked&count=all' },
    children: [0, 1, 2].map((at) => <Row key={at} at={at} />),
  },
});

export const Default = meta.story({
  parameters: {
    schema: noteSchema,
    code: `const questions = [
  'Which setting decides who owns a record that nobody has taken yet?',
  'Who can see the records of a private object?',
];

function Row({ words }: { words: string }) {
  const [bookmarked, setBookmarked] = useState(true);
${noteStates}
  return (
    <MarkedQuestion
      words={words}
      href="/certifications/administrator"
      section="Configuration and Setup"
      note={
        ${noteForm(8)}
      }
    >
      <QuestionTool tool="bookmark" on={bookmarked} onClick={() => setBookmarked(!bookmarked)} />
      <QuestionTool tool="note" on={note !== ''} aria-expanded={writing} onClick={() => setWriting(!writing)} />
    </MarkedQuestion>
  );
}

export function Example() {
  return (
    <MarkedQuestions
      title="Platform Administrator"
      exam="administrator"
      practice={{ label: 'Practice 2 questions', href: '/practice?exam=administrator&pool=bookmarked&count=all' }}
    >
      {questions.map((words) => (
        <Row key={words} words={words} />
      ))}
    </MarkedQuestions>
  );
}`,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Platform Administrator' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Practice 3 questions' })).toHaveAttribute(
      'href',
      args.practice?.href,
    );
  },
});
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
