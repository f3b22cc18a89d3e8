import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockExam, mockFacts } from '../../../mocks/fixtures/examList.ts';
import { ExamCard, type ExamShop } from './ExamCard.tsx';

const { name, description, price, link } = mockExam();
const offered: ExamShop = { bought: false, inCart: false, onAdd: fn(), onRemove: fn() };

const meta = preview.meta({
  component: ExamCard,
  args: { exam: link, name, description, price, facts: mockFacts, href: `/certifications/${link}`, shop: offered },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ containerType: 'inline-size', maxWidth: parameters['cell'] ?? 384 }}>
        <Story />
      </div>
    ),
  ],
});

const longText = {
  name: 'Development Lifecycle and Deployment Architect',
  description: 'Environments, releases and governance at scale, and what to do when a deployment fails. '.repeat(2),
  price: '1249.00',
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to Cart $29.00 for Platform Administrator' });
    const link = canvas.getByRole('link', { name: 'Platform Administrator' });
    // Beside each other for assistive technology, the button above the link's target for the pointer.
    await expect(link).not.toContainElement(button);
    const { x, y, width, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(button);
    await expect(document.elementFromPoint(x - 8, y + height / 2)).toBe(link);
    await expect(height).toBeGreaterThanOrEqual(44);
  },
});
Default.test('goes into the cart by its button, to which Tab leads after its name', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Add to Cart $29.00 for Platform Administrator' });
  const link = canvas.getByRole('link', { name: 'Platform Administrator' });
  await userEvent.click(button);
  await expect(offered.onAdd).toHaveBeenCalledOnce();
  button.blur();
  await userEvent.tab();
  await expect(link).toHaveFocus();
  await userEvent.tab();
  await expect(button).toHaveFocus();
});
export const InCart = meta.story({
  args: { shop: { ...offered, inCart: true } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Remove Platform Administrator from cart' });
    await userEvent.click(button);
    button.blur();
    await expect(offered.onRemove).toHaveBeenCalledOnce();
  },
});
export const Bought = meta.story({
  args: { shop: { ...offered, bought: true } },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Full access');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    // The label does not interrupt the link's target.
    const { x, y, width, height } = label.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(canvas.getByRole('link'));
  },
});
export const Busy = meta.story({ args: { shop: { ...offered, loading: true } } });

/** The same card for a visitor and in every state behind a login. */
const states = [
  undefined,
  offered,
  { ...offered, loading: true },
  { ...offered, inCart: true },
  { ...offered, bought: true },
];

export const AsHighInEveryState = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {states.map((shop, state) => (
        <div key={state}>
          <ExamCard {...args} shop={shop} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('article').map(({ offsetHeight }) => offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
});
export const AsHighInEveryStateWide = meta.story({
  ...AsHighInEveryState.input,
  args: longText,
  parameters: { cell: 900 },
});
export const LongText = meta.story({ args: longText });
export const Narrow = meta.story({ args: longText, parameters: { cell: 280 } });
export const Wide = meta.story({ parameters: { cell: 1200 } });
export const WideInCart = meta.story({ ...InCart.input, parameters: { cell: 1200 } });
