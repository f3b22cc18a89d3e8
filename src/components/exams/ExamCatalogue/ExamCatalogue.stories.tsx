import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { examList, mockCard } from '../../../mocks/fixtures/examList.ts';
import { ExamCard } from '../ExamCard/ExamCard.tsx';
import { ExamLink } from '../ExamLink/ExamLink.tsx';
import { ExamCatalogue } from './ExamCatalogue.tsx';

const meta = preview.meta({
  component: ExamCatalogue,
  args: {
    cards: examList.map((exam) => <ExamCard key={exam.id} {...mockCard(exam)} />),
    error: undefined,
    onRetry: fn(),
  },
});

export const Default = meta.story({
  parameters: {
    code: `const exams = [
  {
    exam: 'administrator',
    name: 'Platform Administrator',
    description: 'Set up, secure, and automate an org.',
    price: '29.00',
    facts: { questionCount: 240, passMark: 68 },
    href: '/certifications/administrator',
  },
];

export function Example() {
  return (
    <ExamCatalogue
      cards={exams.map((exam) => (
        <ExamCard key={exam.exam} {...exam} />
      ))}
      error={undefined}
      onRetry={() => {}}
    />
  );
}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Agentforce Specialist' })).toHaveAttribute(
      'href',
      '/certifications/agenforce',
    );
  },
});
export const LoggedIn = meta.story({
  args: {
    cards: examList.map((exam, at) => (
      <ExamCard
        key={exam.id}
        {...mockCard(exam)}
        shop={{ bought: at === 1, inCart: at === 2, cartHref: '/cart', onAdd: fn(), onRemove: fn() }}
      />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Add to Cart / })).toHaveLength(5);
    await expect(canvas.getAllByText('Full access')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: /^Remove Development Lifecycle/ })).toBeVisible();
  },
});
/** On the home page: each exam in brief. */
export const Compact = meta.story({
  args: {
    compact: true,
    cards: examList.map(({ id, link, name }) => (
      <ExamLink key={id} exam={link} name={name} offer="195 questions · $29.00" href={`/certifications/${link}`} />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Agentforce Specialist' })).toBeVisible();
    await expect(canvas.getAllByText('195 questions ·', { exact: false })).toHaveLength(7);
  },
});
export const Loading = meta.story({
  args: { cards: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
});
export const Empty = meta.story({
  args: { cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No certifications yet' })).toBeVisible();
  },
});
export const Error = meta.story({
  args: {
    cards: undefined,
    error: new globalThis.Error('Something went wrong on our side. Please try again later.'),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The certifications could not be loaded')).toBeVisible();
    const again = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    again.blur();
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
