import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { InsightCard } from './InsightCard.tsx';

const meta = preview.meta({
  component: InsightCard,
  args: {
    title: 'Your weakest section, first',
    children: 'Each quiz ends with a report by section of the exam guide, so you know what to practice next.',
    picture: 'Agentforce AI: 1 of 5',
    pictureText:
      'A report by section: Agentforce AI 1 of 5, to practice next; Automation 5 of 9; Configuration and Setup 8 of 9.',
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^A report by section/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Your weakest section, first');
  },
});
export const WithControls = meta.story({
  args: { picture: <Button>Looked at, never pressed</Button> },
  play: async ({ canvas, userEvent }) => {
    canvas.getByText('Looked at, never pressed').focus();
    await expect(canvas.getByText('Looked at, never pressed')).not.toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});
