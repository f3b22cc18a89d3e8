import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TurningTool } from '../../../../.storybook/TurningTool.tsx';
import { QuestionTool } from '../../quiz/QuestionHead/QuestionTool.tsx';
import { MarkedQuestion } from './MarkedQuestion.tsx';
import { MarkedQuestions } from './MarkedQuestions.tsx';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <MarkedQuestion
      key={at}
      words={`Question ${at + 1}: which setting decides who owns a record that nobody has taken yet?`}
      href={`?question=${at}`}
      section="Configuration and Setup"
    >
      <TurningTool tool="bookmark" on={at % 2 === 0} />
      <QuestionTool tool="note" aria-expanded={false} />
    </MarkedQuestion>
  ));

const meta = preview.meta({
  component: MarkedQuestions,
  args: {
    title: 'Platform Administrator',
    exam: 'administrator',
    practice: { label: 'Practice 3 questions', href: '/practice?exam=administrator&pool=bookmarked&count=all' },
    children: rows(3),
  },
});

export const Default = meta.story({
  parameters: {
    code: `const questions = [
  'Which setting decides who owns a record that nobody has taken yet?',
  'Who can see the records of a private object?',
];

export function Example() {
  const [bookmarked, setBookmarked] = useState(questions);
  const toggle = (words: string) =>
    setBookmarked(
      bookmarked.includes(words) ? bookmarked.filter((other) => other !== words) : [...bookmarked, words],
    );
  return (
    <MarkedQuestions
      title="Platform Administrator"
      exam="administrator"
      practice={{ label: 'Practice 2 questions', href: '/practice?exam=administrator&pool=bookmarked&count=all' }}
    >
      {questions.map((words, at) => (
        <MarkedQuestion key={words} words={words} href={\`?question=\${at}\`} section="Configuration and Setup">
          <QuestionTool tool="bookmark" on={bookmarked.includes(words)} onClick={() => toggle(words)} />
          <QuestionTool tool="note" aria-expanded={false} />
        </MarkedQuestion>
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
