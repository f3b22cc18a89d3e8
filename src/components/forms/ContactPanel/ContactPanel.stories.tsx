import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { contact } from '../../../../content/site.ts';
import { ContactPanel } from './ContactPanel.tsx';

const meta = preview.meta({
  component: ContactPanel,
  args: { contact: { email: contact.email, hours: contact.hours } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.contact.email })).toHaveAttribute(
      'href',
      `mailto:${args.contact.email}`,
    );
  },
});
