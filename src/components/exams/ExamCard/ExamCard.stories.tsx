import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockCard, mockExam } from '../../../mocks/fixtures/examList.ts';
import { ExamCard, type ExamCardProps, type ExamShop } from './ExamCard.tsx';

const progress = { seen: 84, of: 195, best: 78.3, last: 72 };
const shop: ExamShop = { bought: false, inCart: false, cartHref: '/cart', onAdd: fn(), onRemove: fn() };

const card = mockCard(mockExam());

/** One whose button changes the cart. */
function InCart({ shop: given, ...rest }: ExamCardProps) {
  const [inCart, setInCart] = useState(given?.inCart ?? false);
  const onAdd = () => {
    given?.onAdd();
    setInCart(true);
  };
  return <ExamCard {...rest} shop={given && { ...given, inCart, onAdd, onRemove: () => setInCart(false) }} />;
}

const Shopping = (props: ExamCardProps) => <InCart key={String(props.shop?.inCart)} {...props} />;
Shopping.displayName = 'ExamCard';

/** The same as code, with more props. */
const codeOf = (more = '') => `export function Example() {
  const [inCart, setInCart] = useState(false);
  return (
    <ExamCard
      exam="${card.exam}"
      name="${card.name}"
      description="${card.description}"
      price="${card.price}"
      facts={${JSON.stringify(card.facts)}}
      href="${card.href}"
      shop={{
        bought: false,
        inCart,
        cartHref: '/cart',
        onAdd: () => setInCart(true),
        onRemove: () => setInCart(false),
      }}${more}
    />
  );
}`;

const meta = preview.meta({
  component: ExamCard,
  args: card,
  render: (args) => <Shopping {...args} />,
  argTypes: {
    shop: {
      mapping: {
        Visitor: undefined,
        'Not bought': shop,
        'In the cart': { ...shop, inCart: true },
        Bought: { ...shop, bought: true },
      },
    },
    progress: { mapping: { None: undefined, 'While it loads': null, 'After 84 questions': progress } },
  },
  decorators: [
    // Its layout depends on the width of its cell.
    (Story, { parameters }) => (
      <div style={{ containerType: 'inline-size', maxWidth: parameters['cell'] ?? 384 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Platform Administrator' });
    await expect(link).toHaveAttribute('href', '/certifications/administrator');
    // The whole card is that one link: its far corner as well.
    const { right, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(right - 12, bottom - 12)).toBe(link);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
/** What a learner may do with the exam, and their progress. */
export const LoggedIn = meta.story({
  args: { shop, progress },
  parameters: { code: codeOf('\n      progress={{ seen: 84, of: 195, best: 78.3, last: 72 }}') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('84 of 195 questions seen · best 78% · last score 72%')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Add to Cart $29.00 for Platform Administrator' });
    const link = canvas.getByRole('link', { name: 'Platform Administrator' });
    // Beside each other for assistive technology, the button above the link's target for the pointer.
    await expect(link).not.toContainElement(button);
    const { x, y, width, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(button);
    await expect(document.elementFromPoint(x - 8, y + height / 2)).toBe(link);
  },
});
LoggedIn.test('goes into the cart by its button, to which Tab leads after its name', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Platform Administrator' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(shop.onAdd).toHaveBeenCalledOnce();
});
/** For a visitor, and for a member who can add it, has it in the cart, or owns it: at usual text size, of one height. */
export const EveryState = meta.story({
  parameters: { cell: 'none', noCode: 'as Default, with each `shop` of its props' },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))', gap: 16 }}>
      {[undefined, shop, { ...shop, inCart: true }, { ...shop, bought: true }].map((each, state) => (
        <div key={state} style={{ containerType: 'inline-size' }}>
          <Shopping {...args} shop={each} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('article').map(({ offsetHeight }) => offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
});
/** Even the narrowest card shows Practice beside Add to Cart, at usual text size. */
export const Narrow = meta.story({
  args: { shop },
  parameters: { cell: 280, code: codeOf() },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByText('Practice').getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeLessThan(bottom);
  },
});
/** In Hebrew, but for the words of its own footer, and without the facts, which are in English as well. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    description: 'הגדרה, אבטחה ואוטומציה של ארגון: משתמשים, הרשאות, דוחות וזרימות.',
    facts: {},
  },
});
/** Do: every word says what the exam is about. */
export const ToThePoint = meta.story({ tags: ['do', '!dev', '!manifest'] });
/** Don’t: words that say nothing only make the card taller. */
export const Padded = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: {
    description: 'This is the exam for everyone who would like to take this exam, and to prepare for it here, with us.',
  },
});
