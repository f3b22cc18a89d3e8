import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { definePreviewAddon } from 'storybook/internal/csf';
import { sb } from 'storybook/test';
import { loadAhead } from '../src/app/AppRoutes.tsx';
import { handlers } from '../src/mocks/handlers.ts';
import { resetMocks } from '../src/mocks/reset.ts';
import { CatalogDocs } from './CatalogDocs.tsx';
import { CatalogPage } from './CatalogPage.tsx';
import { fontsReady } from './fontsReady.ts';
import { StoryRoot } from './StoryRoot.tsx';
import { viewports } from './viewports.ts';

// Stories check which toasts are shown (`shownToasts`); only the stories of Toaster render them.
sb.mock(import('../src/components/frame/Toaster/showToast.ts'));

/** Parameters of our own that a story may set. */
export interface StoryParameters {
  parameters: {
    /** Space around the story; screens and bands have none. @default true */
    padded?: boolean;
    /** The address that the site's own routes are mounted at, for stories of screens. */
    path?: string;
    /** What covers a page, such as a dialog: a page of documentation shows it in a frame. */
    framed?: true;
    /** Leaves the story out of the comparison of pictures, with the reason. */
    noPicture?: string;
  };
}

// Pages of documentation are rendered as soon as this file has run.
await fontsReady();

// The handlers answer every call of the API, unknown ones with a refusal, so nothing is ever let through.
async function startWorker() {
  const worker = setupWorker(...handlers);
  await worker.start({ quiet: true });
  return worker;
}
// A docs page shows many stories, but a page can have one worker only.
let started: ReturnType<typeof startWorker> | undefined;

export default definePreview({
  addons: [
    addonA11y(),
    addonDocs(),
    definePreviewAddon<StoryParameters>({}),
    addonMsw(() => (started ??= startWorker())),
  ],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    padded: true,
    a11y: { test: 'error' },
    docs: { container: CatalogDocs, page: CatalogPage },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          'Patterns',
          'Screens',
          'Frame',
          'Marketing',
          'Exams',
          'Articles',
          'Shop',
          'Quiz',
          'Forms',
          'Profile',
          'Base',
        ],
      },
    },
  },
  globalTypes: {
    mode: {
      description: 'Colour theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    look: {
      description: 'Theme: the product, its high contrast, and another brand',
      toolbar: {
        title: 'Look',
        icon: 'paintbrush',
        items: [
          { value: 'certcrest', title: 'CertCrest' },
          { value: 'highContrast', title: 'High contrast' },
          { value: 'meridian', title: 'Meridian, another brand' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { mode: 'light', look: 'certcrest' },
  // Screens that a story leads to are there when it does.
  beforeAll: loadAhead,
  beforeEach: resetMocks,
  decorators: [
    (Story, { globals, parameters, id, viewMode }) => (
      <StoryRoot
        key={`${id} ${String(globals['mode'])} ${String(globals['look'])}`}
        look={String(globals['look'])}
        mode={String(globals['mode'])}
        path={parameters.path}
        padded={parameters.padded ?? true}
        isInDocs={viewMode === 'docs'}
      >
        <Story />
      </StoryRoot>
    ),
  ],
});
