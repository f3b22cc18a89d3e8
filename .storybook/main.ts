import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { groupOf } from './groups.ts';

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
  features: { experimentalTestSyntax: true },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          tags: [...(entry.tags ?? []), ...statusOf(file)],
        })),
    })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A run of tests shows no page of documentation.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), msw({ mode: 'worker-only' })],
    build: {
      ...config.build,
      // The code that a page shows names components as they are called.
      rolldownOptions: { ...config.build?.rolldownOptions, output: { keepNames: true } },
    },
  }),
});
