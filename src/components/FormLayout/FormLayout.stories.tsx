import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { PageSection } from '../PageSection/PageSection.tsx';
import { FormLayout } from './FormLayout.tsx';

const meta = preview.meta({
  title: 'Forms/FormLayout',
  component: FormLayout,
  parameters: { padded: false },
  decorators: [
    (Story) => (
      <PageSection space="small">
        <Story />
      </PageSection>
    ),
  ],
  args: {
    title: 'Log in',
    lead: 'Your results are where you left them.',
    children: <Button>Log in</Button>,
    aside: {
      title: 'What an account gives you',
      points: ['Twenty questions of every exam.', 'Your results, kept.', 'Your score against the pass mark.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'What an account gives you' })).toBeVisible();
  },
});
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { mode: 'dark' } });
