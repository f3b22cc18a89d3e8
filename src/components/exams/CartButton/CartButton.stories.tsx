import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { CartButton, type CartButtonProps } from './CartButton.tsx';

const meta = preview.meta({
  component: CartButton,
  args: { examName: 'Platform Administrator', price: '29.00', inCart: false, onAdd: fn(), onRemove: fn() },
});

const decorators = [
  keeping<CartButtonProps, unknown>('onAdd', '() => setInCart(true)', () => ({ inCart: true })),
  keeping<CartButtonProps, unknown>('onRemove', '() => setInCart(false)', () => ({ inCart: false })),
];

export const Default = meta.story({
  decorators,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to Cart $29.00 for Platform Administrator' });
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
/** The exam is in the cart, so a press takes it out. */
export const InCart = meta.story({ args: { inCart: true }, decorators });
InCart.test('takes the exam out of the cart', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Platform Administrator from cart' }));
  await expect(args.onRemove).toHaveBeenCalledOnce();
  await expect(args.onAdd).not.toHaveBeenCalled();
});
/** The focus stays on the button, which takes the exam out again. */
export const AddedByKeyboard = meta.story({
  parameters: { noCode: 'as Default, within what keeps `inCart`' },
  render: function InUse(args) {
    const [inCart, setInCart] = useState(false);
    const onAdd = () => {
      args.onAdd();
      setInCart(true);
    };
    const onRemove = () => setInCart(false);
    return <CartButton {...args} {...{ inCart, onAdd, onRemove }} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Remove Platform Administrator from cart' })).toHaveFocus();
  },
});
/** Do: once pressed, it takes the exam out again. */
export const TakesItOut = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { inCart: true },
});
/** Don’t: once pressed, it gives way to one that does nothing. */
export const Replaced = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  render: () => (
    <Button size="small" variant="outlined" disabled>
      In your cart
    </Button>
  ),
});
