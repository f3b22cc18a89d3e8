import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockArticle, prose, proseInHebrew } from '../../../mocks/fixtures/articles.ts';
import { TextPage } from './TextPage.tsx';

const { title, description, updated } = mockArticle();

const meta = preview.meta({
  component: TextPage,
  args: {
    title,
    description,
    exam: 'administrator',
    updated,
    nodes: prose,
    back: { label: 'All articles', href: '/articles' },
    actions: [{ label: 'Practice Platform Administrator', href: '/certifications/administrator' }],
    next: { title: 'Platform Developer: think in transactions', href: '/articles/developer1' },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /flows without fear$/i })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Which kind of flow' })).toBeVisible();
  },
});
/** In Hebrew, but for its own “Updated,” “On this page,” and “Next article.” */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'it differs from the first by its language' },
  args: {
    lang: 'he',
    dir: 'rtl',
    title: 'Platform Administrator: זרימות בלי חשש',
    description: 'איזה סוג של זרימה מתאים לאיזו בקשה, טבלה ששווה לשמור ומקרה אחד לעומק.',
    nodes: proseInHebrew,
    back: { label: 'כל המאמרים', href: '/articles' },
    actions: [{ label: 'לתרגול של Platform Administrator', href: '/certifications/administrator' }],
    next: { title: 'Platform Developer: לחשוב בטרנזקציות', href: '/articles/developer1' },
  },
});
