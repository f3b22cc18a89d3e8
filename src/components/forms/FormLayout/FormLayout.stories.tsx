import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { credentials } from '../../../../contract/account.ts';
import { useMockWait } from '../../../mocks/useMockWait.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { PointsPanel } from '../PointsPanel/PointsPanel.tsx';
import { PageSection } from '../../frame/PageSection/PageSection.tsx';
import { FormLayout } from './FormLayout.tsx';

const logIn = {
  fields: [
    { name: 'email', label: 'Email', autoComplete: 'username' },
    { name: 'password', label: 'Password', autoComplete: 'current-password' },
  ] as const,
  action: { label: 'Log in', loadingLabel: 'Logging in…' },
};

/** A form that logs in for two seconds. */
function LoginForm() {
  const [isWaiting, wait] = useMockWait();
  return <AccountForm schema={credentials} {...logIn} loading={isWaiting} onSubmit={wait} />;
}

/** The same as code. */
const loginForm = `import { credentials } from '../../../contract/account.ts';

function LoginForm() {
  const [loading, setLoading] = useState(false);
  const logIn = () => {
    setLoading(true);
    setTimeout(() => setLoading(false), 2000);
  };
  return (
    <AccountForm
      schema={credentials}
      fields={${JSON.stringify(logIn.fields)}}
      action={${JSON.stringify(logIn.action)}}
      loading={loading}
      onSubmit={logIn}
    />
  );
}`;

const meta = preview.meta({
  component: FormLayout,
  parameters: { padded: false, schema: loginForm },
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
    children: <LoginForm />,
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
