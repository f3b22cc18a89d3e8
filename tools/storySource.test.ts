import { expect, it } from 'vitest';
import { parseStories, storiesThatAct } from './storySource.ts';

const parse = (meta: string, last: string, helpers = '') =>
  parseStories(
    `import preview from '#.storybook/preview';
     const meta = preview.meta({ component: Box, ${meta} });
     ${helpers}
     export const A = meta.story({ args: { click: 'userEvent.click()' } });
     export const Ab = meta.story({ ${last} });`,
  );

it.each([
  'async ({ userEvent }) => userEvent.hover(document.body)',
  'async (context) => press(context.userEvent)',
  'async () => { fireEvent.input(field); }',
  "async ({ canvas }) => { if (isOpen) canvas.getByRole('button').click(); }",
  'async () => { document.body.focus(); }',
  'async () => openMenu()',
  'openMenu',
])('a play acts that presses, types or moves the focus: %s', async (play) => {
  const helpers = 'const press = (one) => one.click(); async function openMenu() { await openMenu(press(one)); }';
  expect(await storiesThatAct(await parse('', `play: ${play}`, helpers))).toEqual(['Ab']);
});

it('a play does not act that only looks, and a test of a story is none of its play', async () => {
  const look = 'play: async ({ canvas }) => { await expect(await find(canvas)).toHaveFocus(); }';
  const helpers = "const find = (canvas) => canvas.findByText('click'); const unused = (one) => one.click();";
  expect(await storiesThatAct(await parse('', look, helpers))).toEqual([]);
  const test = "}); Ab.test('opens', async ({ userEvent }) => userEvent.tab()); meta.story({";
  expect(await storiesThatAct(await parse('', test))).toEqual([]);
});
