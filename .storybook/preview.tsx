import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { type ActionDisplay, EVENT_ID } from 'storybook/actions';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { configure, sb } from 'storybook/test';
import '../src/theme/fonts.ts';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import { resetBrowser } from '../src/mocks/resetBrowser.ts';
import { nameOf, ofDefault } from '../tests/visual/modes.ts';
import { certcrest } from '../tokens/certcrest.ts';
import { fittingControls, switches } from './docs/fittingControls.ts';
import { docs, renderer } from './docs/lazyDocs.tsx';
import { copied, printed } from './docs/printed.ts';
import { globalTypes } from './globalTypes.ts';
import { isOfScreen } from './isOfScreen.ts';
import { painted } from './painted.ts';
import { Reopened } from './Reopened.tsx';
import { chooseMotion } from './shown/motion.ts';
import { chooseNetwork } from './shown/network.ts';
import { skipSteps } from './shown/steps.ts';
import type * as Site from './site.ts';
import { StoryRoot } from './StoryRoot.tsx';
import { viewports } from './viewports.ts';

// Stories check which toasts are shown (`shownToasts`); only the stories of Toaster render them.
sb.mock(import('../src/components/frame/Toaster/showToast.ts'));

// A screen's code loads when it is first shown, which takes more than the usual second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// The panel Actions shows what a handler was called with. An event leads to its element, and that to React's whole tree: at
// Storybook's fifteen levels a click can take seconds and run out of memory, and no setting of it reaches its own logger.
const channel = addons.getChannel();
const emit = channel.emit.bind(channel);
channel.emit = (type, ...args: ActionDisplay[]) => {
  emit(
    type,
    ...(type === EVENT_ID ? args.map((call) => ({ ...call, options: { ...call.options, maxDepth: 6 } })) : args),
  );
};

skipSteps();

// A session is a tab's own: screens can be compared side by side.
Object.defineProperty(window, 'localStorage', { value: window.sessionStorage });

/** Parameters of our own that a story may set. */
export interface StoryParameters {
  parameters: {
    /** Space around the story; screens and bands have none. @default true */
    padded?: boolean;
    /** The address that the site's own routes are mounted at, for stories of screens. */
    path?: string;
    /** What covers a page, such as a dialog: a page of documentation shows it in a frame. */
    framed?: true;
    /** It has a fixed id or a landmark, which a page may have once: a page of documentation shows further states in frames. */
    ownIds?: true;
    /** Its steps lead to what it shows: a page of documentation shows it in a frame that plays them. */
    played?: true;
    /** Handlers that end it or lead away: on a page of documentation it is gone, until a button brings it back. */
    leaves?: readonly string[];
    /** What stands above the code that is handed out, such as what defines `schema`, as code. */
    schema?: string;
    /** Its code as a screen writes it, where props alone don't say how, without imports. */
    code?: string;
    /** Its code is not handed out, with the reason. */
    noCode?: string;
    /** Leaves the story out of the pictures of `npm run test:visual` and of its page, with the reason. */
    noPicture?: string;
  };
}

// What pages of documentation are made of loads beside the fonts.
if (window.location.search.includes('viewMode=docs')) void renderer();

// They are rendered as soon as this file has run: the site shows its fallback where a font is late, the catalog is there for
// the look. A fallback among them is a font of the reader's machine, which may have none: it is left to the browser.
const families = Object.values(certcrest.fonts).map((list) => list.split(',', 1)[0]);
await Promise.all(families.map((family) => document.fonts.load(`16px ${family}`)));

// In a frame of a page of documentation, which is as high as its story, steps would scroll that page, and take its focus:
// until the reader comes into the frame, what they focus only seems to have it.
const isFrame = Boolean(window.frameElement?.closest('#storybook-docs'));
if (isFrame) {
  document.documentElement.style.scrollbarGutter = 'auto';
  document.documentElement.dataset['framed'] = '';
  const focus = Reflect.get(HTMLElement.prototype, 'focus') as HTMLElement['focus']; // called on its element below
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus() || this.closest('[inert]')) return focus.call(this, { ...options, preventScroll: true });
    const before = document.activeElement;
    Object.defineProperty(document, 'activeElement', { value: this, configurable: true });
    before?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: this }));
    this.dispatchEvent(new FocusEvent('focus'));
    this.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: before }));
  };
  window.addEventListener('focus', () => Reflect.deleteProperty(document, 'activeElement'));
  Element.prototype.scrollIntoView = function () {
    window.scrollBy(0, this.getBoundingClientRect().top - window.innerHeight / 2);
  };
}

/** Chromatic looks at every story in these, by the names that `npm run test:visual` has for them. */
const chromaticModes = Object.fromEntries(
  ofDefault.map((mode) => [nameOf(mode), { mode: mode.scheme, viewport: { width: mode.width, height: mode.height } }]),
);

/** The site behind a story of a screen; a component's story loads none of it. */
let site: typeof Site | undefined;

/** The mocks' worker, for stories of screens. */
function msw() {
  const { beforeEach } = addonMsw(async () => (await import('./site.ts')).worker());
  return definePreviewAddon({
    beforeEach: [beforeEach ?? []].flat().map(
      (start): typeof start =>
        (context) =>
          isOfScreen(context) ? start(context) : undefined,
    ),
  });
}

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
  addons: [a11y(), definePreviewAddon<DocsTypes>(docs), definePreviewAddon<StoryParameters>({}), msw()],
  tags: ['autodocs'],
  argTypesEnhancers: [fittingControls],
  argsEnhancers: [switches],
  parameters: {
    layout: 'fullscreen',
    padded: true,
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    // Code is what is rendered: the source of a story has values and helpers that stand elsewhere.
    docs: {
      source: { type: 'dynamic', transform: copied },
      toc: {
        title: <div className="sb-sr-only">Table of contents</div>,
        headingSelector: 'h2, h3[id*="--"]',
        ignoreSelector: ':is(.docs-story, .sb-unstyled) *',
        unsafeTocbotOptions: { headingsOffset: 130 },
      },
    },
    jsx: printed,
    viewport: { options: viewports },
    options: { storySort: { method: 'alphabetical', order: ['Start', 'Foundations', 'Patterns', 'Screens'] } },
  },
  globalTypes,
  beforeEach: async ({ globals, title }) => {
    chooseMotion(globals['motion']);
    chooseNetwork(globals['network']);
    if (!isOfScreen({ title })) return resetBrowser();
    site ??= await import('./site.ts');
    // Screens that a story leads to are there when it does.
    await site.preloadOffline();
    await site.resetMocks();
    // What it left open would fail in the middle of another story.
    return site.endPending;
  },
  // What moves while axe reads a screen stands before another ground than its own.
  afterEach: ({ title, viewMode }) => (viewMode === 'story' && isOfScreen({ title }) ? painted() : undefined),
  decorators: [
    (Story, context) => {
      // Storybook prints no code of a story with this mark, which its tests have: ours compile the code.
      Reflect.deleteProperty(context.parameters, '__isPortableStory');
      return <Story />;
    },
    (Story, { args, parameters: { leaves }, viewMode }) =>
      isFrame || viewMode === 'docs' ? <Reopened story={Story} args={args} leaves={leaves} /> : <Story />,
    (Story, { globals, parameters, id, viewMode }) => (
      <StoryRoot
        key={['mode', 'motion', 'session', 'network'].map((name) => String(globals[name])).join(' ') + id}
        prepare={() => site?.viewAs(String(globals['session']))}
        look={String(globals['look'])}
        direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
        text={globals['text'] === 'large' || globals['text'] === 'long' ? globals['text'] : 'usual'}
        mode={String(globals['mode'])}
        isStill={globals['motion'] === 'reduced'}
        path={parameters.path}
        padded={parameters.padded ?? true}
        isInDocs={viewMode === 'docs'}
      >
        {parameters.path !== undefined && site ? <site.AppRoutes /> : <Story />}
      </StoryRoot>
    ),
  ],
});
