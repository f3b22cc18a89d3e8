import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { keeping } from '../../../../.storybook/keeping.tsx';
import { Choice } from '../../practice/Choice/Choice.tsx';
import { ChoiceGroup } from '../../practice/ChoiceGroup/ChoiceGroup.tsx';
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
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'it differs from the first by its language' },
  args: {
    lang: 'he',
    dir: 'rtl',
    label: 'שאלות',
    options: [
      { value: '1', label: 'מבחן תרגול 1' },
      { value: '2', label: 'מבחן תרגול 2' },
    ],
  },
  decorators: [keeping<SelectFieldProps, string>('onChoose', 'setValue', (value) => ({ value }))],
});
/** Do: a group shows both choices, and what each means. */
export const InAGroup = meta.story({
  tags: ['do', '!dev', '!manifest'],
  render: () => (
    <ChoiceGroup title="When would you like to see answers?" exclusive>
      <Choice label="Immediately" facts="See if you’re right, and why, after each answer." checked onChange={fn()} />
      <Choice label="At the end of exam" facts="See your results after you submit." checked={false} onChange={fn()} />
    </ChoiceGroup>
  ),
});
/** Don’t: a list shows one choice, and not what it means. */
export const HiddenInAList = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { label: 'When would you like to see answers?', options: [{ value: '1', label: 'Immediately' }] },
});
