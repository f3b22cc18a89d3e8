import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { certcrest } from '../tokens/certcrest.ts';
import { aliases, groupOf } from './groups.ts';

const components = join(import.meta.dirname, '../src/components');

const storiesOfComponents = globSync('*/*/*.stories.tsx', { cwd: components }).map((path) => {
  const [folder = '', component = '', files = ''] = path.split(sep);
  return {
    directory: `../src/components/${folder}/${component}`,
    files,
    titlePrefix: groupOf(folder, component, files),
  };
});

/** The status of a component, a tag that the sidebar filters by: what its comment says, such as `new`, or `stable`. */
function statusOf(stories: string): string[] {
  const component = stories.replace('.stories.tsx', '.tsx');
  return existsSync(component) ? [/@status (\w+)/.exec(readFileSync(component, 'utf8'))?.[1] ?? 'stable'] : [];
}

/** The name of a story for the search: the first one's says what else its component is called. */
function nameOf(file: string, name: string): string {
  const component = basename(file, '.stories.tsx');
  const { [component]: alias } = aliases;
  return name === 'Default' && alias ? `${component} (${alias})` : name;
}

/** A run of tests shows no page of documentation. */
const isDocumented = !process.env['VITEST'];

/**
 * What Storybook doesn't read: lists that are `readonly`, optional handlers, the comment above a meta of MUI’s, and the
 * props of another component, of which those left out are never given.
 */
const readable = {
  name: 'readable-comments',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/components.*\.tsx$/.test(id)) return;
    const [, comment] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nconst meta\b/.exec(code) ?? [];
    const described =
      comment && `\n(meta.input.parameters ??= {}).docs = ${JSON.stringify({ description: { component: comment } })};`;
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
    return { code: plain + (described ?? ''), map: null };
  },
};

/** What the frame does first: it is dark where it will be, and loads what it would only ask for later. */
const early = `<link rel="modulepreload" href="./sb-manager/globals-runtime.js"><script>
  if (decodeURIComponent(location.search).includes('mode:dark'))
    document.documentElement.style.background = '${certcrest.colors.dark['background.sunk']}';
  fetch('./iframe.html').then((page) => page.text()).then((html) => {
    for (const [, href] of html.matchAll(/"(\\.\\/assets\\/[^"]+\\.js)"/g))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  });
</script>`;

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
  features: { experimentalTestSyntax: true, backgrounds: false, sidebarOnboardingChecklist: false },
  // The sidebar and its search show stories, not the tests of them.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          ...(entry.name !== undefined && { name: nameOf(file, entry.name) }),
          tags: [...(entry.tags ?? []), ...statusOf(file)],
        })),
    })),
  managerHead: (head) => `${head}${early}`,
  // Nothing white is shown before a dark page.
  previewHead: (head) =>
    `${head}<style>.sb-preparing-story, .sb-preparing-docs { background: none } .sb-preparing-docs > * { display: none }</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: isDocumented && 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(isDocumented ? [readable] : []), ...(config.plugins ?? []), msw({ mode: 'worker-only' })],
    build: {
      ...config.build,
      // The code that a page shows names components as they are called.
      rolldownOptions: { ...config.build?.rolldownOptions, output: { keepNames: true } },
    },
  }),
});
