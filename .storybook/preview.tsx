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
import { fittingControls } from './docs/fittingControls.ts';
import { container, page } from './docs/lazyDocs.tsx';
import { runnable } from './docs/runnable.ts';
import { fontsReady } from './fontsReady.ts';
import { globalTypes } from './globalTypes.ts';
import { chooseNetwork, networks } from './shown/network.ts';
import { sessions } from './shown/session.ts';
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
    /** Its elements have fixed ids, which a page may have once: a page of documentation shows further states in frames. */
    ownIds?: true;
    /** Leaves the story out of the comparison of pictures, with the reason. */
    noPicture?: string;
    /** Its colours say something: the comparison of pictures looks at it in each theme, as at a Default. */
    inEachTheme?: true;
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

/** Its filters for colour blindness once on a page: on one of documentation each story would insert them again. */
function a11y() {
  const { decorators = [], ...annotations } = addonA11y();
  const alone = [decorators].flat().map(
    (decorate): typeof decorate =>
      (story, context) =>
        context.viewMode === 'docs' ? story() : decorate(story, context),
  );
  return { ...annotations, decorators: alone };
}

export default definePreview({
  addons: [a11y(), addonDocs(), definePreviewAddon<StoryParameters>({}), addonMsw(() => (started ??= startWorker()))],
  tags: ['autodocs'],
  argTypesEnhancers: [fittingControls],
  parameters: {
    layout: 'fullscreen',
    padded: true,
    a11y: { test: 'error' },
    docs: { container, page, source: { transform: runnable }, toc: { headingSelector: 'h2' } },
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
          'Practice',
          'Forms',
          'Member',
          'Profile',
          'Base',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals: {
    mode: 'light',
    look: 'certcrest',
    direction: 'ltr',
    text: 'usual',
    network: 'usual',
    session: 'story',
  },
  // Screens that a story leads to are there when it does.
  beforeAll: loadAhead,
  beforeEach: async ({ globals }) => {
    chooseNetwork(networks.find((network) => network === globals['network']) ?? 'usual');
    await resetMocks();
  },
  decorators: [
    (Story, { globals, parameters, id, viewMode }) => (
      <StoryRoot
        key={['mode', 'session', 'network'].map((name) => String(globals[name])).join(' ') + id}
        viewer={sessions.find((session) => session === globals['session']) ?? 'story'}
        look={String(globals['look'])}
        direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
        text={globals['text'] === 'large' || globals['text'] === 'long' ? globals['text'] : 'usual'}
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
