import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { MarkedQuestion } from './MarkedQuestion.tsx';
import { MarkedQuestions } from './MarkedQuestions.tsx';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <MarkedQuestion
      key={at}
      words={`Question ${at + 1}: which setting decides who owns a record that nobody has taken yet?`}
      href={`?question=${at}`}
      section="Configuration and Setup"
      bookmarked={at % 2 === 0}
      onBookmark={fn()}
      onNote={fn()}
      onRemove={fn()}
    />
  ));

const meta = preview.meta({
  component: MarkedQuestions,
  args: {
    title: 'Platform Administrator',
    exam: 'administrator',
    practice: { label: 'Practice these 3', href: '/practice?exam=administrator&pool=bookmarked&count=all' },
    children: rows(3),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Platform Administrator' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Practice these 3' })).toHaveAttribute('href', args.practice?.href);
  },
});
export const NoLongerOnOffer = meta.story({
  args: { title: 'No longer on offer', exam: undefined, practice: undefined, children: rows(1) },
});
export const Many = meta.story({
  args: { children: rows(45) },
  parameters: { noPicture: 'it looks like Default, but longer' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 45' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(45);
  },
});
