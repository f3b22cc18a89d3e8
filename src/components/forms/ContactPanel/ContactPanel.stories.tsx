import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { contact } from '../../../../content/site.ts';
import { ContactPanel } from './ContactPanel.tsx';

const meta = preview.meta({
  component: ContactPanel,
  args: {
    contact,
    onPick: fn(),
    advice: [
      {
        title: 'A mistake in a question',
        text: 'Name the exam and the question, and tell us what you would expect instead.',
      },
      {
        title: 'Your account or an order',
        text: 'Use the email address you log in with. Never send us your password.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: args.contact.email })).toHaveAttribute(
      'href',
      `mailto:${args.contact.email}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'A mistake in a question' }));
    await expect(args.onPick).toHaveBeenCalledWith('A mistake in a question');
  },
});
