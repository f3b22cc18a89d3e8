import CircularProgress from '@mui/material/CircularProgress';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { useMockWait } from '../../../mocks/useMockWait.ts';
import { BusyButton, type BusyButtonProps } from './BusyButton.tsx';

const meta = preview.meta({ component: BusyButton, args: { children: 'Save', loading: false, onClick: fn() } });

/** Saves for two seconds. */
function Saving(props: BusyButtonProps) {
  const [isWaiting, wait] = useMockWait();
  const loading = props.loading || isWaiting;
  const save: BusyButtonProps['onClick'] = (event) => {
    props.onClick?.(event);
    wait();
  };
  return (
    <BusyButton {...props} loading={loading} onClick={save}>
      {loading ? 'Saving…' : props.children}
    </BusyButton>
  );
}

export const Default = meta.story({
  render: (args, { viewMode }) =>
    viewMode === 'docs' ? <Saving key={String(args.loading)} {...args} /> : <BusyButton {...args} />,
  parameters: {
    code: `export function Example() {
  const [loading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    setLoading(false);
  };
  return (
    <BusyButton loading={loading} onClick={save}>
      {loading ? 'Saving…' : 'Save'}
    </BusyButton>
  );
}`,
  },
});
/** From the press until the server has answered. */
export const Loading = meta.story({
  args: { loading: true, children: 'Saving…' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving…' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});
/** Do: the label says what is happening. */
export const SaysWhat = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: Loading.input.args,
});
/** Don’t: a spinner alone says only that something is happening. */
export const SpinnerAlone = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { loading: true, children: <CircularProgress aria-label="Loading" color="inherit" size={20} /> },
});
