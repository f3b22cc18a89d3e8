import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { NoteText } from './NoteText.tsx';

const meta = preview.meta({
  tags: ['static'],
  component: NoteText,
  args: { text: 'A shared folder gives access to the report,\nnever to its records.' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Your note' })).toHaveTextContent(/never to its records/);
  },
});
/** All of a long note is shown. */
export const LongText = meta.story({ args: { text: 'https://help.salesforce.com/'.repeat(12) } });
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    label: 'ההערה שלך',
    text: 'תיקייה משותפת נותנת גישה לדוח,\nאף פעם לא לרשומות: אותן פותחים ב־`Sharing Settings`.',
  },
});
