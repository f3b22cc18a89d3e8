import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { QuestionFilter } from './QuestionFilter.tsx';

const meta = preview.meta({
  component: QuestionFilter,
  args: {
    kinds: [
      { label: 'All', count: 120, href: '/profile/questions', selected: false },
      { label: 'Missed', count: 112, href: '/profile/questions?show=missed', selected: true },
      { label: 'Bookmarked', count: 5, href: '/profile/questions?show=bookmarked', selected: false },
      { label: 'With a note', count: 3, href: '/profile/questions?show=noted', selected: false },
    ],
    children: [
      <SelectField
        key="exam"
        label="Certification"
        sx={{ maxWidth: 'none' }}
        value=""
        options={[{ value: '', label: 'All certifications' }]}
        onChoose={fn()}
      />,
      <SearchField
        key="search"
        label="Search your questions and notes"
        value=""
        onChange={fn()}
        found="112 questions"
      />,
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Missed 112', current: 'page' })).toBeVisible();
  },
});
