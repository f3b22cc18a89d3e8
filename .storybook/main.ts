import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { type Manifest, withFacts } from '../tools/catalog/manifest.ts';
import { catalogFacts } from '../tools/catalog/plugin.ts';

const root = join(import.meta.dirname, '..');
const components = join(root, 'src/components');

/** A group of the catalog for each folder of components, named after it. */
const groups = readdirSync(components, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    directory: `../src/components/${name}`,
    titlePrefix: name.charAt(0).toUpperCase() + name.slice(1),
  }));

/** Storybook's types do not know yet that its manifest can be changed. */
const manifests = {
  experimental_manifests: ({ components, ...others }: { components?: Manifest }) => ({
    ...others,
    ...(components && { components: withFacts(components, root) }),
  }),
};

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
    '@storybook/addon-mcp',
  ],
  features: { componentsManifest: true, experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props come from tools/catalog, as everything else that is known of a component.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), msw({ mode: 'worker-only' }), catalogFacts(root)],
    build: {
      ...config.build,
      // The code that a page shows names components as they are called.
      rolldownOptions: { ...config.build?.rolldownOptions, output: { keepNames: true } },
    },
  }),
  ...manifests,
});
