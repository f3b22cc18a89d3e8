import '@fontsource-variable/hanken-grotesk/wght.css';
import { CURRENT_STORY_WAS_SET, GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { catalogTheme } from './catalogTheme.ts';

/** The groups that are opened one by one, so that all of them are seen at once. */
const collapsedRoots =
  'screens controls cards dialogs-and-modals navigation feedback-and-states layout-and-text forms exams quiz shop profile marketing'.split(
    ' ',
  );

const isDark = new URLSearchParams(window.location.search).get('globals')?.includes('mode:dark');

addons.setConfig({
  theme: catalogTheme(isDark ? 'dark' : 'light'),
  sidebar: {
    // A page below its component's name doesn't repeat it.
    renderLabel: (item) => ('parent' in item && item.id === `${item.parent}--docs` ? 'Docs' : item.name),
    collapsedRoots,
  },
});

addons.register('certcrest', (api) => {
  // The frame follows the toolbar, as pages and stories do.
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: catalogTheme(globals['mode'] === 'dark' ? 'dark' : 'light') }),
  );
  // The toolbar has what changes the page (`main.ts`).
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    document.body.dataset['shown'] = storyId;
  });
  // A screen has no props.
  const { 'addon-controls': controls } = addons.getElements(types.PANEL);
  if (controls)
    controls.disabled = (parameters: Record<string, unknown> | undefined) => parameters?.['path'] !== undefined;
});
