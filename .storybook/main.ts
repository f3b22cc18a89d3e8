import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import type { DocsIndexEntry } from 'storybook/internal/types';
import { certcrest } from '../tokens/certcrest.ts';
import { colorModeEntry } from '../src/theme/colorModeCookie.ts';
import { aliases, groupOf, stateName } from './groups.ts';

const components = join(import.meta.dirname, '../src/components');

const storiesOfComponents = globSync('*/*/*.stories.tsx', { cwd: components }).map((path) => {
  const [folder = '', component = '', files = ''] = path.split(sep);
  return {
    directory: `../src/components/${folder}/${component}`,
    files,
    titlePrefix: groupOf(folder, component, files),
  };
});

/** The file of each name that components export, but for their parts, for the imports of code that is handed out. */
const exported = Object.fromEntries(
  globSync('*/*/!(*.stories|*.test|*arts).{ts,tsx}', { cwd: components }).flatMap((file) => {
    const names = readFileSync(join(components, file), 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
    return [...names].map(([, name = '']) => [name, file.replaceAll(sep, '/')] as const);
  }),
);

/** What the comment above a component says of its status, a tag that the sidebar filters by. */
function statusOf(stories: string): string {
  const component = stories.replace('.stories.tsx', '.tsx');
  const source = readFileSync(existsSync(component) ? component : stories, 'utf8'); // one of MUI’s has stories alone
  return /@status (\w+)/.exec(source)?.[1] ?? 'stable';
}

/** A run of tests shows no page of documentation. */
const isDocumented = !process.env['VITEST'];

/** What takes the rest of a component's props, as code that tells its page. */
function restOf(code: string): string {
  const [, ours = '', name = '', element = name, left = ''] =
    /^export (?:interface|type) (\w+)Props\b[^{;]*?[^{;\w](\w+)Props(?:<'(\w+)'>)?(?:<[^<>]*>)?(?:,\s*([^<>]*)>)?/m.exec(
      code,
    ) ?? [];
  const isPassed = element !== name || code.includes(`from '@mui/material/${name}'`);
  if (!isPassed || !new RegExp(`^export (?:const|function) ${ours}\\b`, 'm').test(code)) return '';
  return `\n${ours}.rest = ${JSON.stringify({ of: name.replace(/^(?:Element|Component)$/, element), without: left.split(/\W+/) })};`;
}

/**
 * What Storybook doesn't read: lists that are `readonly`, optional handlers, the comment above a meta of MUI’s, and the
 * props of another component, of which those left out are never given.
 */
const readable = {
  name: 'readable-comments',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    // Its editor makes an array a list item without a list, its printer sorts keys, and a copy is not announced.
    const edited = code
      .replace('keyPath.length > 0 ? "li"', 'deep >= 0 ? "li"')
      .replace('Object.keys(value).sort().reduce(function(result', 'Object.keys(value).reduce(function(result')
      .replace('"Copied!"', '"Copied"')
      .replace('onClick: handleCopyCode }', 'onClick: handleCopyCode, "aria-live": "polite" }');
    if (edited !== code) return { code: edited, map: null };
    if (!/components.*\.tsx$/.test(id)) return;
    const [, comment] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nconst meta\b/.exec(code) ?? [];
    const described =
      comment && `\n(meta.input.parameters ??= {}).docs = ${JSON.stringify({ description: { component: comment } })};`;
    if (id.endsWith('.stories.tsx')) return { code: code + (described ?? ''), map: null };
    const plain = code
      .replaceAll('readonly ', '')
      .replaceAll(/\((\([^()]*\) => [^()]+)\) \| undefined/g, '$1')
      .replaceAll(
        /(interface [^{]*)Omit<\s*((\w+Props)(?:<\w+>)?),\s*([^>]+?)\s*>([^{]*\{)/g,
        (whole, before: string, props: string, name: string, left: string, rest: string) => {
          const isOurs = new RegExp(`\\b${name}\\b[^;]* from '\\.`).test(code);
          const never = left.split(/\W+/).filter((prop) => prop && !new RegExp(`^  ${prop}\\??:`, 'm').test(code));
          return isOurs ? [before, props, rest, ...never.map((prop) => ` ${prop}?: never;`)].join('') : whole;
        },
      );
    return { code: plain + restOf(code), map: null };
  },
};

/** Mends of Storybook’s: a faint word, radio buttons of another look, page sizes that follow the text of an example. */
const controls = `
  label > [role='switch'] ~ span { color: color-mix(in srgb, currentColor 75%, transparent) }
  .docblock-argstable [type='radio'] {
    appearance: none; width: 16px; height: 16px; border: 1.5px solid; border-radius: 50%; color: inherit;
    &:checked { border: 5px solid color-mix(in srgb, currentColor 30%, ${certcrest.colors.light['primary.main']}) }
  }
  .sbdocs-wrapper.sbdocs-wrapper { padding-top: 64px; gap: 48px; > aside { &, nav { width: 160px } nav { padding-top: 64px } } }
  .sbdocs-wrapper .sbdocs-content th { text-align: start }`;

/** What the frame does first: it is dark where it will be, and loads what it would only ask for later. */
const early = `<style>
  body:not([data-shown^='screens-'], [data-shown^='patterns-quiz'], [data-shown^='patterns-checkout'])
    :is([data-about^='Network:'], [data-about^='Session:']),
  body[data-shown^='foundations-'] :is([data-about^='Direction:'], [data-about^='Text:']) { display: none }
  [data-nodetype][data-selected='true'] { background: ${certcrest.colors.light['primary.main']} !important }
  @media (width < 1100px) { [role='toolbar'] [data-about] { padding-inline: 6px; svg { display: none } } }
  #storybook-explorer-menu:focus-visible { outline: 2px solid; outline-offset: -2px }
  [aria-label='Viewport size']:has(> svg:last-child)::after { content: 'Viewport' }
  .search-field > code:not(:has(span)) { font-size: 0 !important; &::after { content: 'Ctrl K'; font-size: 11px } }
  ${controls}
</style><link rel="modulepreload" href="./sb-manager/globals-runtime.js"><script>
  if (decodeURIComponent(location.search).includes('mode:dark'))
    document.documentElement.style.background = '${certcrest.colors.dark['background.sunk']}';
  fetch('./iframe.html').then((page) => page.text()).then((html) => {
    for (const [, href] of html.matchAll(/"(\\.\\/assets\\/[^"]+\\.js)"/g))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  });
</script>`;

/** What nearly every story needs loads in one piece. */
const codeSplitting = { groups: [{ name: 'mui', test: /node_modules.(?:@emotion|@mui|react|react-dom)\b/ }] };

/** What the search knows a page by besides its name: other words for it, and the headings of one that is written. */
function anchorsOf({ title, importPath, anchors = [] }: DocsIndexEntry): NonNullable<DocsIndexEntry['anchors']> {
  const words = aliases[basename(title)]?.map((word) => ({ id: word.replaceAll(' ', '-'), title: word })) ?? [];
  return [...words, ...(importPath.endsWith('.mdx') ? anchors : [])];
}

/**
 * The index that the sidebar and its search read: no tests of stories. A state says what it is of, once though Storybook
 * asks twice, so that "error" finds ErrorBlock before "Error · Home"; the sidebar leaves that out (`manager.ts`).
 */
const search = {
  storyIndexGenerator: (generator: StoryIndexGenerator) => {
    const getIndex = generator.getIndex.bind(generator);
    generator.getIndex = async () => {
      const { v, entries } = await getIndex();
      const shown = Object.values(entries)
        .filter((entry) => entry.type === 'docs' || entry.subtype !== 'test')
        .map((entry) =>
          entry.type === 'docs'
            ? { ...entry, name: basename(entry.title), anchors: anchorsOf(entry) }
            : { ...entry, name: `${stateName(entry.name.replace(/ · .*/, ''))} · ${basename(entry.title)}` },
        );
      return { v, entries: Object.fromEntries(shown.map((entry) => [entry.id, entry])) };
    };
    return generator;
  },
};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../src/foundations/*.mdx',
    ...storiesOfComponents,
    { directory: '../src/screens', titlePrefix: 'Screens', files: '**/*.stories.tsx' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // Each story stands on the ground of its scheme.
  features: {
    experimentalTestSyntax: true,
    experimentalSearchDocsHeadings: true,
    backgrounds: false,
    sidebarOnboardingChecklist: false,
  },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          tags: [...(entry.tags ?? []), ...(file.startsWith(components) ? [statusOf(file)] : [])],
        })),
    })),
  ...search,
  managerHead: (head) => `${head}${early}`,
  // Nothing white is shown before a dark page, whose first script reads the scheme from the cookie.
  previewHead: (head) =>
    `${head}<style>:is(.sb-preparing-story, .sb-preparing-docs) { background: none; & > * { display: none } } [data-framed] [data-testid^='sentinel'] { display: none } ${controls}</style><script>
      document.cookie = decodeURIComponent(location.search).includes('mode:dark') ? '${colorModeEntry('dark')}' : '${colorModeEntry('light')}';
    </script>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: isDocumented && 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    define: { ...config.define, EXPORTED: JSON.stringify(exported) },
    plugins: [...(isDocumented ? [readable] : []), ...(config.plugins ?? []), msw({ mode: 'worker-only' })],
    build: {
      ...config.build,
      // The code that a page shows names components as they are called.
      rolldownOptions: { ...config.build?.rolldownOptions, output: { keepNames: true, codeSplitting } },
    },
  }),
});
