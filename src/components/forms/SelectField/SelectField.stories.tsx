import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const meta = preview.meta({
  component: SelectField,
  args: {
    label: 'Questions',
    options: [
      { value: '1', label: 'Practice exam 1' },
      { value: '2', label: 'Practice exam 2' },
    ],
    value: '1',
    onChoose: fn(),
  },
});

export const Default = meta.story({
  decorators: [keeping<SelectFieldProps, string>('onChoose', 'setValue', (value) => ({ value }))],
});
Default.test('says what is chosen', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Questions' }), 'Practice exam 2');
  await expect(args.onChoose).toHaveBeenCalledWith('2');
});
