import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { focusOnMount } from '../../../mocks/focusOnMount.ts';
import { mockExam } from '../../../mocks/fixtures/examList.ts';
import { CartRow, type CartRowProps } from './CartRow.tsx';

/** In a list that it can be removed from. */
function Removable(props: CartRowProps) {
  const [inCart, setInCart] = useState(true);
  const remove = () => {
    props.onRemove?.();
    setInCart(false);
  };
  // Its layout depends on the width of its list.
  return (
    <List disablePadding sx={{ containerType: 'inline-size', maxWidth: 780 }}>
      {inCart ? (
        <CartRow {...props} onRemove={remove} />
      ) : (
        <li>
          <Button ref={focusOnMount} onClick={() => setInCart(true)}>
            Put it back
          </Button>
        </li>
      )}
    </List>
  );
}

const { name, description, price, questionCount, link } = mockExam();

const meta = preview.meta({
  component: CartRow,
  args: { exam: link, name, description, price, questionCount, href: '/certifications/administrator', onRemove: fn() },
  render: (args) => <Removable {...args} />,
});

export const Default = meta.story({
  parameters: {
    code: `export function Example() {
  const [inCart, setInCart] = useState(true);
  return (
    <List disablePadding>
      {inCart ? (
        <CartRow
          exam="administrator"
          name="Platform Administrator"
          description="Set up, secure, and automate an org: users, permissions, reports, and flows."
          price="29.00"
          questionCount={195}
          href="/certifications/administrator"
          onRemove={() => setInCart(false)}
        />
      ) : (
        <li>
          <Button autoFocus onClick={() => setInCart(true)}>
            Put it back
          </Button>
        </li>
      )}
    </List>
  );
}`,
  },
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
