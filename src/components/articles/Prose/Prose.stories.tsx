import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { markMatches } from '../../../../domain/articles/markMatches.ts';
import type { ProseNode } from '../../../../domain/articles/types.ts';
import { prose, proseInHebrew } from '../../../mocks/fixtures/articles.ts';
import { Prose } from './Prose.tsx';

const meta = preview.meta({
  component: Prose,
  parameters: { ownIds: true },
  args: { nodes: prose },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Which kind of flow' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'A case to think about' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Share' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Table: Which kind of flow' })).toHaveAttribute('tabindex', '0');
  },
});
/** Words that a search has found are marked. */
export const WithMarks = meta.story({
  args: { nodes: markMatches(prose, 'record-triggered flow') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('record-triggered flow').localName).toBe('mark');
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(1);
  },
});
/** What it does not know is shown as its text. */
export const WithUnknownElements = meta.story({
  parameters: { noCode: 'no article has such a tree' },
  args: {
    nodes: [
      { tag: 'script' as 'p', children: ['alert(1)'] },
      { tag: 'p', children: [{ tag: 'a', href: 'javascript:alert(1)', children: ['A link that leads nowhere'] }] },
    ] satisfies ProseNode[],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('A link that leads nowhere')).toBeVisible();
    await expect(canvasElement.querySelectorAll('a, script')).toHaveLength(0);
  },
});
/** Links within the site, and to others. */
export const WithLinks = meta.story({
  args: {
    nodes: [
      {
        tag: 'p',
        children: [
          'Read about ',
          { tag: 'a', href: '/certifications/administrator', children: ['Platform Administrator'] },
          ', and in ',
          { tag: 'a', href: 'https://trailhead.salesforce.com', children: ['the lessons of Trailhead'] },
          '.',
        ],
      },
    ] satisfies ProseNode[],
  },
  play: async ({ canvas }) => {
    const inside = canvas.getByRole('link', { name: 'Platform Administrator' });
    await expect(inside).toHaveAttribute('href', '/certifications/administrator');
    await expect(inside).not.toHaveAttribute('target');
    const outside = canvas.getByRole('link', { name: 'the lessons of Trailhead (opens in a new tab)' });
    await expect(outside).toHaveAttribute('href', 'https://trailhead.salesforce.com');
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noreferrer');
  },
});
/** In Hebrew, with names and code in Latin letters. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'it differs from the first by its language' },
  args: {
    lang: 'he',
    dir: 'rtl',
    nodes: proseInHebrew,
  },
});
const text = 'A sharing rule opens records to a group, and never closes any.';
/** Do begin at level 2: it becomes a heading. */
export const FirstHeadingOfLevel2 = meta.story({
  tags: ['do', '!dev', '!manifest'],
  args: {
    nodes: [
      { tag: 'h2', children: ['Sharing rules'] },
      { tag: 'p', children: [text] },
    ],
  },
});
/** Don’t begin at level 1: it becomes bare words. */
export const FirstHeadingOfLevel1 = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: {
    nodes: [
      { tag: 'h1' as 'h2', children: ['Sharing rules'] },
      { tag: 'p', children: [text] },
    ],
  },
});
