import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { QuestionFilter } from './QuestionFilter.tsx';

const certification = {
  label: 'Certification',
  all: 'All certifications',
  value: '',
  options: [
    { value: 'administrator', label: 'Platform Administrator' },
    { value: 'developer1', label: 'Platform Developer' },
  ],
  onChoose: fn((_value: string) => undefined),
};

const meta = preview.meta({
  component: QuestionFilter,
  args: {
    kinds: [
      { label: 'All', count: 120, href: '/profile/questions', selected: false },
      { label: 'Missed', count: 112, href: '/profile/questions?show=missed', selected: true },
      { label: 'Bookmarked', count: 5, href: '/profile/questions?show=bookmarked', selected: false },
      { label: 'With a note', count: 3, href: '/profile/questions?show=noted', selected: false },
    ],
    choices: [certification],
    search: '',
    onSearch: fn((_search: string) => undefined),
    found: '112 questions',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Missed (112)', current: 'page' })).toBeVisible();
  },
});
export const WithSections = meta.story({
  args: {
    choices: [
      { ...certification, value: 'administrator' },
      {
        label: 'Section',
        all: 'All sections',
        value: 'Automation',
        options: ['Automation', 'Data and Analytics Management'].map((value) => ({ value, label: value })),
        onChoose: fn((_value: string) => undefined),
      },
    ],
    search: 'flow',
    found: '2 questions',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Section'), 'All sections');
    await expect(args.choices[1]?.onChoose).toHaveBeenCalledWith('');
    canvas.getByLabelText('Section').blur();
  },
});
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    const toggle = canvas.getByRole('button', { name: 'Filter', expanded: false });
    await userEvent.click(toggle);
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    await userEvent.click(toggle);
    toggle.blur();
  },
});
