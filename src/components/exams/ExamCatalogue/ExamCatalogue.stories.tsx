import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { examList } from '../../../mocks/fixtures/examList.ts';
import { ExamCatalogue } from './ExamCatalogue.tsx';

const meta = preview.meta({
  component: ExamCatalogue,
  args: {
    exams: examList,
    error: undefined,
    onRetry: fn(),
    hrefOf: (link: string) => `/certifications/${link}`,
  },
});

export const Default = meta.story({
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
    exams: examList.map((exam, index) => ({ ...exam, bought: index === 1, in_cart: index === 2 })),
    shop: { cartHref: '/cart', onAdd: fn(), onRemove: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    const add = canvas.getAllByRole('button', { name: /^Add to Cart / });
    await expect(add).toHaveLength(5);
    await expect(canvas.getAllByText('Full access')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart $39.00 for Agentforce Specialist' }));
    await expect(args.shop?.onAdd).toHaveBeenCalledWith('agenforce');
    const remove = canvas.getByRole('button', { name: /^Remove Development Lifecycle/ });
    await userEvent.click(remove);
    remove.blur();
    await expect(args.shop?.onRemove).toHaveBeenCalledWith('devLifecycle');
  },
});
export const Loading = meta.story({
  args: { exams: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
});
export const Empty = meta.story({
  args: { exams: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No certifications yet' })).toBeVisible();
  },
});
export const Error = meta.story({
  args: {
    exams: undefined,
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
