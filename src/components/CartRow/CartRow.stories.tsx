import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockExam } from '../../mocks/fixtures/examList.ts';
import { CartRow } from './CartRow.tsx';

const { name, description, price, link } = mockExam();

const meta = preview.meta({
  title: 'Shop/CartRow',
  component: CartRow,
  args: { exam: link, name, description, price, href: `/certifications/${link}`, onRemove: fn() },
  // In its list the row asks its cell how wide it is.
  decorators: [
    (Story, { parameters }) => (
      <div style={{ containerType: 'inline-size', maxWidth: parameters['cell'] ?? 780 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Platform Administrator' })).toHaveAttribute(
      'href',
      '/certifications/administrator',
    );
    await expect(canvas.getByText('$29.00')).toBeVisible();
    const remove = canvas.getByRole('button', { name: 'Remove Platform Administrator from cart' });
    await expect(remove.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(remove);
    remove.blur();
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});
export const Removing = meta.story({
  args: { isRemoving: true },
  play: async ({ canvas, userEvent, args }) => {
    const remove = canvas.getByRole('button', { name: 'Removing… Platform Administrator from cart' });
    await userEvent.click(remove);
    remove.blur();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});
export const LongText = meta.story({
  args: {
    exam: 'devLifecycle',
    name: 'Development Lifecycle and Deployment Architect',
    description:
      'Environments, releases and governance at scale: which sandbox for which work, how a change travels to production, who decides, and what to do when a deployment fails on the night before a launch.',
    price: '1249.00',
  },
});
export const Narrow = meta.story({ ...LongText.input, parameters: { cell: 240 } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { mode: 'dark' } });
