import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const wordsFor = (value: string) => (value === '' ? '9 articles' : `Found in ${value.length} of 9 articles`);

/** A page that finds as many things as letters were typed. */
function Searching({ value: first, onChange, found, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <SearchField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      found={value === first ? found : wordsFor(value)}
    />
  );
}

const meta = preview.meta({
  component: SearchField,
  args: { label: 'Search the articles', value: '', onChange: fn(), found: '9 articles' },
  render: (args) => <Searching {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search the articles' })).toHaveValue('');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});
export const Typed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'flow');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(args.onChange).toHaveBeenLastCalledWith('flow');
    const [visible, status] = [canvas.getByText(/^Found in 4/), canvas.getByRole('status')];
    await expect(visible).toBeVisible();
    // Not announced letter by letter: what was there stays until the typing has paused.
    await waitFor(() => expect(status).toHaveTextContent('Found in 4 of 9 articles'), { timeout: 5000 });
    canvas.getByRole('searchbox').blur();
  },
});
export const Cleared = meta.story({
  args: { value: 'flow', found: 'Found in 8 of 9 articles' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
export const ClearedByEscape = meta.story({
  parameters: { noPicture: 'it looks like Cleared' },
  args: { value: 'flow', found: 'Found in 8 of 9 articles' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});
export const LongText = meta.story({
  args: { value: 'everything about environments, testing and releases', found: 'Found in 0 of 9 articles' },
});
