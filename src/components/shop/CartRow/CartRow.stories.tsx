import List from '@mui/material/List';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockExam } from '../../../mocks/fixtures/examList.ts';
import { CartRow } from './CartRow.tsx';

const { name, description, price, questionCount, link } = mockExam();

const meta = preview.meta({
  component: CartRow,
  args: { exam: link, name, description, price, questionCount, href: '/certifications/administrator', onRemove: fn() },
  // Its layout depends on the width of its list.
  render: (args) => (
    <List disablePadding sx={{ containerType: 'inline-size', maxWidth: 780 }}>
      <CartRow {...args} />
    </List>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Platform Administrator' })).toHaveAttribute(
      'href',
      '/certifications/administrator',
    );
    await expect(canvas.getByText('$29.00')).toBeVisible();
    const remove = canvas.getByRole('button', { name: 'Remove Platform Administrator from cart' });
    await expect(remove.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
Default.test('takes the exam out of the cart', async ({ canvas, userEvent, args }) => {
  const remove = canvas.getByRole('button', { name: 'Remove Platform Administrator from cart' });
  await userEvent.click(remove);
  await expect(args.onRemove).toHaveBeenCalledOnce();
});
