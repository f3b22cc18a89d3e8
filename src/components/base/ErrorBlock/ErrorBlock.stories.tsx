import CircularProgress from '@mui/material/CircularProgress';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { useMockWait } from '../../../mocks/useMockWait.ts';
import { ErrorBlock, type ErrorBlockProps } from './ErrorBlock.tsx';

/** What fails again after two seconds. */
function Failing({ onRetry, ...rest }: ErrorBlockProps) {
  const [isLoading, wait] = useMockWait();
  const retry = () => {
    onRetry?.();
    wait();
  };
  return isLoading ? <CircularProgress aria-label="Loading" /> : <ErrorBlock {...rest} onRetry={retry} />;
}
Failing.displayName = 'ErrorBlock';

/** The same as code, with more props. */
const codeOf = (more = '') => `export function Example() {
  const [loading, setLoading] = useState(false);
  const retry = async () => {
    setLoading(true);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    setLoading(false);
  };
  return loading ? (
    <CircularProgress aria-label="Loading" />
  ) : (
    <ErrorBlock
      title="The certifications could not be loaded"
      message="Something went wrong on our side. Please try again later."
      onRetry={retry}${more}
    />
  );
}`;

const meta = preview.meta({
  component: ErrorBlock,
  args: {
    title: 'The certifications could not be loaded',
    message: 'Something went wrong on our side. Please try again later.',
    onRetry: fn(),
  },
  render: (args) => <Failing {...args} />,
});

export const Default = meta.story({
  parameters: { code: codeOf() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The certifications could not be loaded');
  },
});
Default.test('is tried again by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
/** Trying again would not help, so there is no button. */
export const WithoutRetry = meta.story({
  render: ({ title, message }) => <ErrorBlock title={title} message={message} />,
});
/** Another way out stands beside the button that tries again. */
export const WithAction = meta.story({
  args: { actions: [{ label: 'Back to the cart', href: '/cart' }] },
  parameters: { code: codeOf("\n      actions={[{ label: 'Back to the cart', href: '/cart' }]}") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the cart' })).toBeVisible();
  },
});
/** In Hebrew, but for its own “Try again.” */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'it differs from the first by its language' },
  args: {
    lang: 'he',
    dir: 'rtl',
    title: 'לא הצלחנו לטעון את ההסמכות',
    message: 'משהו השתבש אצלנו. כדאי לנסות שוב מאוחר יותר.',
  },
});
/** Do: plain words say what failed. */
export const WhatFailed = meta.story({ tags: ['do', '!dev', '!manifest'] });
/** Don’t: a code and an apology don’t say what failed. */
export const CodesAndFeelings = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { title: 'Oops! Error 500', message: 'Something unexpected happened. Sorry!!!' },
});
