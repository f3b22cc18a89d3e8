import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';

const root = join(import.meta.dirname, '..');
const components = join(root, 'src/components');

/** A group of the catalog for each folder of components, named after it. */
const groups = readdirSync(components, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    directory: `../src/components/${name}`,
    titlePrefix: name.charAt(0).toUpperCase() + name.slice(1),
  }));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../src/foundations/*.mdx',
    ...groups.map((group) => ({ ...group, files: '**/*.stories.tsx' })),
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
