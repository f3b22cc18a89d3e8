import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { CartButton } from '../CartButton/CartButton.tsx';
import { Banner } from './Banner.tsx';

/** A button whose cart changes. */
function KeptInCart() {
  const [inCart, setInCart] = useState(false);
  const exam = { examName: 'Platform Administrator', price: '29.00' };
  return <CartButton {...exam} inCart={inCart} onAdd={() => setInCart(true)} onRemove={() => setInCart(false)} />;
}

const meta = preview.meta({
  component: Banner,
  args: {
    title: 'Built like the exam',
    children: 'Questions follow the sections of the official guides in their proportion, and every answer says why.',
  },
});

export const Default = meta.story({
  args: {
    title: 'You are trying the first ten questions',
    children: 'Full access opens all sixty, with the report by section at the end.',
    actions: [{ label: 'Get full access', href: '/certifications', variant: 'call' }],
  },
});
/** There is nothing to do next. */
export const WithoutAction = meta.story({});
/** For users who are logged in, with the button that adds the exam to the cart. */
export const LoggedIn = meta.story({
  args: {
    title: "You're Logged In!",
    children: 'Twenty questions are open to you. Full access unlocks every question in the exam.',
    action: <KeptInCart />,
  },
  parameters: {
    schema: `
function KeptInCart() {
  const [inCart, setInCart] = useState(false);
  return (
    <CartButton
      examName="Platform Administrator"
      price="29.00"
      inCart={inCart}
      onAdd={() => setInCart(true)}
      onRemove={() => setInCart(false)}
    />
  );
}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: "You're Logged In!" })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Add to Cart \$29\.00 / })).toBeVisible();
  },
});
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    title: 'עשר השאלות הראשונות פתוחות לך',
    children: 'גישה מלאה פותחת את כל השישים, עם דוח לפי נושאים בסוף.',
    actions: [{ label: 'לגישה מלאה', href: '/certifications', variant: 'call' }],
  },
});
/** Do: one step is plainly the next. */
export const OneCall = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { ...Default.input.args, title: 'Ten questions are open to you' },
});
/** Don’t: of two steps alike, neither is the next. */
export const TwoCalls = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: {
    ...OneCall.input.args,
    actions: [
      { label: 'Get full access', href: '/certifications', variant: 'call' },
      { label: 'Sign up now', href: '/signup', variant: 'call' },
    ],
  },
});
