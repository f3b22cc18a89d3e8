import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { StepList } from './StepList.tsx';

const meta = preview.meta({
  tags: ['static'],
  component: StepList,
  args: {
    steps: [
      { title: 'Pick your exam', text: 'The one that you will sit, or the one that you are curious about.' },
      { title: 'Answer ten questions', text: 'Free and without an account. Each answer says why.' },
      { title: 'Sign up, still free', text: 'Ten more in every exam, and your scores are kept.' },
      { title: 'Unlock the rest', text: 'Buy an exam when you want every question. You pay once.' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Pick your exam', 'Answer ten questions', 'Sign up, still free', 'Unlock the rest']);
  },
});
/** In Hebrew. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    dir: 'rtl',
    steps: [
      { title: 'בוחרים מבחן', text: 'זה שעומדים לגשת אליו, או זה שמסקרן.' },
      { title: 'עונים על עשר שאלות', text: 'בחינם ובלי חשבון. כל תשובה מסבירה למה.' },
      { title: 'נרשמים, עדיין בחינם', text: 'עוד עשר שאלות בכל מבחן, והציונים נשמרים.' },
      { title: 'פותחים את כל השאר', text: 'קונים מבחן כשרוצים את כל השאלות. משלמים פעם אחת.' },
    ],
  },
});
/** Do: each step has its number once. */
export const PlainTitles = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: {
    steps: [
      { title: 'Pick your exam', text: 'The one that you will sit, or the one that you are curious about.' },
      { title: 'Answer ten questions', text: 'Free and without an account. Each answer says why.' },
    ],
  },
});
/** Don’t: each step has its number twice. */
export const NumberedTitles = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: {
    steps: [
      { title: '1. Pick your exam', text: 'The one that you will sit, or the one that you are curious about.' },
      { title: '2. Answer ten questions', text: 'Free and without an account. Each answer says why.' },
    ],
  },
});
