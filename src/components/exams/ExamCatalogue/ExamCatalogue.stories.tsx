import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { examList, mockCard } from '../../../mocks/fixtures/examList.ts';
import { useMockWait } from '../../../mocks/useMockWait.ts';
import { ExamCard } from '../ExamCard/ExamCard.tsx';
import { ExamLink } from '../ExamLink/ExamLink.tsx';
import { ExamCatalogue } from './ExamCatalogue.tsx';

const meta = preview.meta({
  component: ExamCatalogue,
  args: {
    cards: examList.map((exam) => <ExamCard key={exam.id} {...mockCard(exam)} />),
  },
});

const exams = `const exams = ${JSON.stringify(examList.slice(0, 2).map(mockCard))};`;

export const Default = meta.story({
  parameters: {
    code: `${exams}

export function Example() {
  return (
    <ExamCatalogue
      cards={exams.map((exam) => (
        <ExamCard key={exam.exam} {...exam} />
      ))}
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
/** For users who are logged in: what they own, what is in their cart, and their progress. */
export const LoggedIn = meta.story({
  parameters: {
    code: `${exams}

export function Example() {
  const [cart, setCart] = useState(['administrator']);
  return (
    <ExamCatalogue
      cards={exams.map(({ exam, ...rest }) => (
        <ExamCard
          key={exam}
          exam={exam}
          {...rest}
          shop={{
            bought: false,
            inCart: cart.includes(exam),
            cartHref: '/cart',
            onAdd: () => setCart([...cart, exam]),
            onRemove: () => setCart(cart.filter((other) => other !== exam)),
          }}
        />
      ))}
    />
  );
}`,
  },
  render: function Shopping(args) {
    const [cart, setCart] = useState(['devLifecycle']);
    const cards = examList.map((exam, at) => (
      <ExamCard
        key={exam.id}
        {...mockCard(exam)}
        shop={{
          bought: at === 1,
          inCart: cart.includes(exam.id),
          cartHref: '/cart',
          onAdd: () => setCart([...cart, exam.id]),
          onRemove: () => setCart(cart.filter((other) => other !== exam.id)),
        }}
      />
    ));
    return <ExamCatalogue {...args} cards={cards} />;
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
/** As many skeletons as cards will come. */
export const Loading = meta.story({
  args: { cards: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
});
/** No exam is on offer. */
export const Empty = meta.story({
  args: { cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No certifications yet' })).toBeVisible();
  },
});
/** The exams could not be loaded, and can be tried again. */
export const Error = meta.story({
  args: {
    cards: undefined,
    error: new globalThis.Error('Something went wrong on our side. Please try again later.'),
    onRetry: fn(),
  },
  render: function Failing({ error, onRetry, ...rest }) {
    const [isLoading, wait] = useMockWait();
    const retry = () => {
      onRetry?.();
      wait();
    };
    return <ExamCatalogue {...rest} error={isLoading ? undefined : error} onRetry={retry} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The certifications could not be loaded')).toBeVisible();
  },
});
Error.test('is tried again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
});
