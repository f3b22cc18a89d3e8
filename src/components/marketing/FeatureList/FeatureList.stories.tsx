import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { NoteIcon, PassMarkIcon, QuestionsIcon } from '../../base/icons/icons.tsx';
import { ShareBar } from '../../member/ShareBar/ShareBar.tsx';
import { FeatureList } from './FeatureList.tsx';

const text = 'Right or wrong, you see why, with a link to the documentation.';

const meta = preview.meta({
  tags: ['static'],
  component: FeatureList,
  args: {
    features: [
      { icon: NoteIcon, title: 'Every answer explained', text },
      { icon: PassMarkIcon, title: 'Built like the exam', text },
      { icon: QuestionsIcon, title: 'Two ways to practice', text },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Every answer explained' })).toBeVisible();
  },
});
/** Pieces of the product with sample facts; nothing in them can be used. */
export const WithPictures = meta.story({
  args: {
    features: ['Your weakest section, first', 'Partial credit', 'Know when you’re ready'].map((title) => ({
      title,
      text,
      picture: <Button>Looked at, never pressed</Button>,
      pictureText: `A picture of ${title}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A picture of Partial credit' })).toBeVisible();
    const [button] = canvas.getAllByText('Looked at, never pressed');
    button?.focus();
    await expect(button).not.toHaveFocus();
  },
});
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'it differs from the first by its language' },
  args: {
    lang: 'he',
    dir: 'rtl',
    features: [
      { icon: NoteIcon, title: 'כל תשובה מוסברת', text: 'נכון או לא, יודעים למה, עם קישור לתיעוד.' },
      { icon: PassMarkIcon, title: 'בנוי כמו המבחן', text: 'השאלות מתחלקות לנושאים כמו במדריך הרשמי.' },
      { icon: QuestionsIcon, title: 'שתי דרכים לתרגל', text: 'תשובה אחרי כל שאלה, או הכול בסוף.' },
    ],
  },
});
const onAPhone = { globals: { viewport: { value: 'phone' } } } as const;
const picture = <ShareBar value={52} mark={68} />;
/** Do: three icons give three reasons the same weight. */
export const AllWithIcons = meta.story({ ...onAPhone, tags: ['do', '!dev', '!manifest'] });
/** Don’t: one picture gives one reason more weight. */
export const OneWithAPicture = meta.story({
  ...onAPhone,
  tags: ['dont', '!dev', '!test', '!manifest'],
  render: ({ features }) => (
    <FeatureList features={features.with(1, { title: 'Built like the exam', text, picture })} />
  ),
});
