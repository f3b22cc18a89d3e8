import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { credentials } from '../../../../contract/account.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { PointsPanel } from '../PointsPanel/PointsPanel.tsx';
import { PageSection } from '../../frame/PageSection/PageSection.tsx';
import { FormLayout } from './FormLayout.tsx';

const meta = preview.meta({
  component: FormLayout,
  parameters: { padded: false, schema: "import { credentials as schema } from '../../../contract/account.ts';" },
  decorators: [
    (Story) => (
      <PageSection>
        <Story />
      </PageSection>
    ),
  ],
  args: {
    title: 'Log in',
    lead: 'Your results are where you left them.',
    children: (
      <AccountForm
        schema={credentials}
        fields={[
          { name: 'email', label: 'Email', autoComplete: 'username' },
          { name: 'password', label: 'Password', autoComplete: 'current-password' },
        ]}
        action={{ label: 'Log in', loadingLabel: 'Logging in…' }}
        loading={false}
        onSubmit={fn()}
      />
    ),
    aside: (
      <PointsPanel
        title="What an account gives you"
        points={['Twenty questions of every exam.', 'Your results, kept.', 'Your score against the pass mark.']}
      />
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'What an account gives you' })).toBeVisible();
  },
});
