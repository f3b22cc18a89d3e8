import '@fontsource-variable/hanken-grotesk/wght.css';
import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { CURRENT_STORY_WAS_SET, GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { catalogTheme } from './catalogTheme.ts';
import { globalTypes } from './globalTypes.ts';

/** The groups that are opened one by one, so that all of them are seen at once. */
const collapsedRoots =
  'screens controls cards dialogs-and-modals navigation feedback-and-states layout-and-text forms exams quiz shop profile marketing'.split(
    ' ',
  );

let isDark = new URLSearchParams(window.location.search).get('globals')?.includes('mode:dark') ?? false;

addons.setConfig({
  theme: catalogTheme(isDark ? 'dark' : 'light'),
  sidebar: {
    // What stands below a component's name doesn't repeat it.
    renderLabel: (item) =>
      'parent' in item && item.id === `${item.parent}--docs` ? 'Docs' : item.name.replace(/ · .*/, ''),
    collapsedRoots,
  },
});

/** Buttons that Storybook names otherwise than their words do: choices of the toolbar, and groups ("Collapse"). */
const misnamed = [
  ...Object.values(globalTypes).map(({ description }) => `button[aria-label^="${description}"]`),
  '[data-action="collapse-root"][aria-label]',
].join();

/** Takes back what was chosen in the toolbar, where something was. */
function Reset() {
  const [globals, update] = useGlobals();
  const chosen = Object.keys(globalTypes).filter((name) => globals[name] !== undefined);
  if (chosen.length === 0) return null;
  const usual = Object.fromEntries(chosen.map((name) => [name, undefined]));
  return createElement(Button, { variant: 'ghost', ariaLabel: false, onClick: () => update(usual) }, 'Reset all');
}

addons.register('certcrest', (api) => {
  // The search leaves out what has similar letters alone, such as "Screens" for "score", where something has the word.
  let searched = '';
  const sift = () => {
    const field = document.querySelector<HTMLInputElement>('#storybook-explorer-searchfield:focus');
    const word = field?.value.trim().toLowerCase() ?? '';
    if (word === searched) return;
    searched = word;
    // A short word begins one: "rtl" is no part of "CartList".
    const pieces = word.length < 4 ? /\W+|(?<=[a-z])(?=[A-Z])/ : '"';
    const has = (entry: object) =>
      JSON.stringify(entry, ['title', 'name', 'anchors'])
        .split(pieces)
        .some((piece) => (word.length < 4 ? piece.toLowerCase().startsWith(word) : piece.toLowerCase().includes(word)));
    const isKnown = Object.values(api.getIndex()?.entries ?? {}).some(has);
    void api.experimental_setFilter('certcrest', (entry) => !isKnown || has(entry));
  };
  for (const event of ['input', 'keyup', 'click']) document.addEventListener(event, sift);
  // Behind the choices, which Storybook adds last.
  queueMicrotask(() => addons.add('certcrest/reset', { type: types.TOOL, title: 'Reset all', render: Reset }));
  // The frame follows the toolbar, as pages and stories do. Another theme renders all of it anew.
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    if (isDark === (globals['mode'] === 'dark')) return;
    isDark = !isDark;
    api.setOptions({ theme: catalogTheme(isDark ? 'dark' : 'light') });
  });
  // The toolbar has what changes the page (`main.ts`).
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const { shown } = document.body.dataset;
    document.body.dataset['shown'] = storyId;
    // A screen has the room to itself until a panel is asked for, and no props: that of controls is disabled below.
    const isScreen = storyId.startsWith('screens-');
    if (isScreen === shown?.startsWith('screens-')) return;
    api.setSelectedPanel(isScreen ? 'storybook/a11y/panel' : 'addon-controls');
    api.togglePanel(!isScreen);
  });
  const { 'addon-controls': controls } = addons.getElements(types.PANEL);
  if (controls)
    controls.disabled = (parameters: Record<string, unknown> | undefined) => parameters?.['path'] !== undefined;
  new MutationObserver(() => {
    // Storybook says a page’s name twice.
    const [, name] = / - (.*) ⋅ Storybook$/.exec(document.title) ?? [];
    if (name !== undefined) document.title = `${name} · CertCrest catalog`;
    for (const button of document.querySelectorAll<HTMLElement>(misnamed)) {
      button.dataset['about'] = button.ariaLabel ?? '';
      button.removeAttribute('aria-label');
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
});
