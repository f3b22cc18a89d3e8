import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { logInWithPasskey } from '../../../../contract/passkeys.ts';
import { useMockWait } from '../../../mocks/useMockWait.ts';
import { OtherLogins, type OtherLoginsProps } from './OtherLogins.tsx';
import { PasskeyIcon } from './icons.tsx';

const { error: refused } = logInWithPasskey.refusals.passkeyRefused;
const onClick = fn();
const passkey = { label: 'Log in with a passkey', icon: <PasskeyIcon />, onClick };
const link = { label: 'Continue with your school', href: '/login' };

/** Waits for the passkey for two seconds. */
function Waiting({ ways, error, ...rest }: OtherLoginsProps) {
  const [isWaiting, wait] = useMockWait();
  const logIn = () => {
    onClick();
    wait();
  };
  const busy = isWaiting && { loadingLabel: 'Waiting for your passkey…' };
  const shown = ways.map((way) => (way.onClick ? { ...way, onClick: logIn, ...busy } : way));
  return <OtherLogins {...rest} ways={shown} error={isWaiting ? undefined : error} />;
}
Waiting.displayName = 'OtherLogins';

/** The same as code, with another way and more props. */
const codeOf = (other = '', more = '') => `export function Example() {
  const [waiting, setWaiting] = useState(false);
  const logIn = async () => {
    setWaiting(true);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    setWaiting(false);
  };
  const loadingLabel = waiting ? 'Waiting for your passkey…' : undefined;
  return (
    <OtherLogins
      ways={[${other}{ label: 'Log in with a passkey', icon: <PasskeyIcon />, onClick: logIn, loadingLabel }]}${more}
    />
  );
}`;

const meta = preview.meta({
  component: OtherLogins,
  args: { ways: [passkey] },
  render: (args) => <Waiting {...args} />,
  beforeEach: () => void onClick.mockClear(),
});

export const Default = meta.story({ parameters: { code: codeOf() } });
Default.test('logs in by the way that is pressed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in with a passkey' }));
  await expect(onClick).toHaveBeenCalledOnce();
});
/** More than one, each below the last. */
export const SeveralWays = meta.story({
  args: { ways: [link, passkey] },
  parameters: { code: codeOf("{ label: 'Continue with your school', href: '/login' }, ") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue with your school' })).toHaveAttribute('href', '/login');
  },
});
/** While the browser asks for the passkey. */
export const Submitting = meta.story({
  args: { ways: [{ ...passkey, loadingLabel: 'Waiting for your passkey…' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Waiting for your passkey…' }));
    await expect(onClick).not.toHaveBeenCalled();
  },
});
/** After a passkey that the server refused. */
export const Rejected = meta.story({
  args: { error: refused },
  parameters: { code: codeOf('', `\n      error={waiting ? undefined : '${refused}'}`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This passkey does not log in here.');
  },
});
/** The browser has none of them: nothing is to be seen, and the place stays. */
export const Empty = meta.story({
  args: { ways: [{ ...passkey, hidden: true }] },
  parameters: { noPicture: 'there is nothing to be seen' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('or')).not.toBeVisible();
  },
});
