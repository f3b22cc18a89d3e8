import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';

const components = join(import.meta.dirname, '../src/components');

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
    '../src/theme/**/*.mdx',
    ...groups.map((group) => ({ ...group, files: '**/*.stories.tsx' })),
    { directory: '../src/screens', titlePrefix: 'Screens', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), msw({ mode: 'worker-only' })] }),
});
