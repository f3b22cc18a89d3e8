import CircularProgress from '@mui/material/CircularProgress';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { useMockWait } from '../../../mocks/useMockWait.ts';
import { Actions } from './Actions.tsx';

const meta = preview.meta({
  component: Actions,
  args: {
    actions: [
      { label: 'Choose an exam', href: '/certifications' },
      { label: 'Go to the home page', href: '/' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose an exam' })).toHaveAttribute('href', '/certifications');
  },
});
const onClick = fn();
/** Where there is little room, as in a card; a `call` is amber. */
export const Small = meta.story({
  args: { size: 'small', actions: [{ label: 'Start practicing for free', href: '/', variant: 'call' }] },
});
/** Tries for two seconds. */
function Trying() {
  const [isLoading, wait] = useMockWait();
  const again = () => {
    onClick();
    wait();
  };
  return isLoading ? (
    <CircularProgress aria-label="Loading" />
  ) : (
    <Actions actions={[{ label: 'Try again', onClick: again }]} />
  );
}
/** A step with `onClick` is a button; here it tries again for two seconds. */
export const OneStep = meta.story({
  parameters: {
    code: `export function Example() {
  const [loading, setLoading] = useState(false);
  const onClick = async () => {
    setLoading(true);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    setLoading(false);
  };
  return loading ? <CircularProgress aria-label="Loading" /> : <Actions actions={[{ label: 'Try again', onClick }]} />;
}`,
  },
  render: () => <Trying />,
});
OneStep.test('does something', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onClick).toHaveBeenCalledOnce();
});
/** Do: each step says what happens. */
export const PlainVerbs = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { actions: [{ label: 'Start the quiz' }, { label: 'See all exams', href: '/certifications' }] },
});
/** Don’t: no step says what happens. */
export const VagueWords = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { actions: [{ label: 'Submit' }, { label: 'Click here', href: '/certifications' }] },
});
