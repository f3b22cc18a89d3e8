import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { QuestionFilter } from './QuestionFilter.tsx';

const meta = preview.meta({
  component: QuestionFilter,
  args: {
    kinds: [
      { label: 'All', count: 20, href: '/profile/questions', selected: false },
      { label: 'Missed', count: 12, href: '/profile/questions?show=missed', selected: true },
      { label: 'Bookmarked', count: 5, href: '/profile/questions?show=bookmarked', selected: false },
      { label: 'With a note', count: 3, href: '/profile/questions?show=noted', selected: false },
    ],
    exam: {
      value: '',
      options: [
        { value: 'administrator', label: 'Platform Administrator' },
        { value: 'developer1', label: 'Platform Developer' },
      ],
      onChoose: fn((_value: string) => undefined),
    },
    search: '',
    onSearch: fn((_search: string) => undefined),
    found: '12 questions',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Missed (12)', current: 'page' })).toBeVisible();
  },
});
Default.test('chooses a certification', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Certification'), 'Platform Developer');
  await expect(args.exam.onChoose).toHaveBeenCalledWith('developer1');
  await expect(canvas.queryByLabelText('Section')).not.toBeInTheDocument();
});
export const WithSections = meta.story({
  args: {
    exam: { ...meta.input.args.exam, value: 'administrator' },
    section: {
      value: 'Automation',
      options: [
        { value: 'Automation', label: 'Automation' },
        { value: 'Data and Analytics Management', label: 'Data and Analytics Management' },
      ],
      onChoose: fn((_value: string) => undefined),
    },
    search: 'flow',
    found: '2 questions',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Section'), 'All sections');
    await expect(args.section?.onChoose).toHaveBeenCalledWith('');
    canvas.getByLabelText('Section').blur();
  },
});
