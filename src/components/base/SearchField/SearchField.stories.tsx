import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const wordsFor = (value: string) => (value === '' ? '9 articles' : `Found in ${value.length} of 9 articles`);
const inHebrew = ({ length }: string) => (length === 0 ? '9 מאמרים' : `מאמרים שנמצאו: ${length} מתוך 9`);

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
      found={value === first ? found : (rest.lang === 'he' ? inHebrew : wordsFor)(value)}
    />
  );
}
Searching.displayName = 'SearchField';

const meta = preview.meta({
  component: SearchField,
  args: {
    label: 'Search the articles',
    value: '',
    onChange: Object.assign(fn(), { code: 'setValue' }),
    found: '9 articles',
  },
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
  parameters: {
    code: `const titles = ['Get the roles right', 'Automate with flows', 'Prepare for the exam'];

export function Example() {
  const [value, setValue] = useState('');
  const found = titles.filter((title) => title.toLowerCase().includes(value.toLowerCase()));
  return (
    <SearchField
      label="Search the articles"
      value={value}
      onChange={setValue}
      found={found.length + ' of ' + titles.length + ' articles'}
    />
  );
}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search the articles' })).toHaveValue('');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
Default.test('announces what is found once the typing has paused', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'flow');
  await expect(args.onChange).toHaveBeenLastCalledWith('flow');
  await expect(canvas.getByText(/^Found in 4/)).toBeVisible();
  // Not letter by letter: what was there stays until then.
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Found in 4 of 9 articles'));
});
/** With words in it, the button that clears it, and how much was found. */
export const WithASearch = meta.story({ args: { value: 'flow', found: 'Found in 8 of 9 articles' } });
WithASearch.test(
  'is cleared by its button, which leaves the focus in the field',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
);
WithASearch.test('is cleared by Escape', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('searchbox'));
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
});
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'it differs from the first by its language' },
  args: {
    lang: 'he',
    dir: 'rtl',
    label: 'חיפוש במאמרים',
    found: '9 מאמרים',
  },
});
/** Do: without a result, it says so. */
export const SaysNone = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: { value: 'lightening', found: 'Found in 0 of 9 articles' },
});
/** Don’t: without a result, it says nothing. */
export const Silent = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { value: 'lightening', found: undefined },
});
