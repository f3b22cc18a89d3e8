import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { dark, light } from './src/theme/tokens.ts';
import { articles } from './tools/articles/articles.ts';
import { inlineScript } from './tools/build/inlineScript.ts';

/** What a page has in its head before anything is drawn: the script of `src/app/early`, and paper in the reader's scheme. */
function firstPaint(): Plugin {
  const style = `html{background:${light.paper}}html[data-color-scheme=dark]{background:${dark.paper}}`;
  return {
    name: 'first-paint',
    transformIndexHtml: async () => [
      { tag: 'script', children: await inlineScript('src/app/early/headScript.ts'), injectTo: 'head' },
      { tag: 'style', children: style, injectTo: 'head' },
    ],
  };
}

/** In `--mode mock` the site starts on the mocks instead of a server. */
async function mocks(): Promise<Plugin[]> {
  const { msw } = await import('msw/vite');
  const entry: Plugin = {
    name: 'mock-entry',
    transformIndexHtml: (html) => html.replace('/src/app/main.tsx', '/src/mocks/main.ts'),
  };
  return [entry, ...[msw({ mode: 'worker-only' })].flat()];
}

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [react(), articles(), firstPaint(), ...(mode === 'mock' ? [mocks()] : [])],
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // The Content-Security-Policy takes fonts from files alone.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // Pages without a form need nothing of it, however many others share it.
                {
                  name: 'forms',
                  test: /[\\/]node_modules[\\/](react-hook-form|@hookform)[\\/]|[\\/]components[\\/](Field[\\/]Field|Form(Frame|Success)|Text(Input|Area))/,
                  priority: 1,
                },
                // What most screens share, in one piece: it packs better than a dozen small ones.
                { name: 'shared', test: /[\\/](src|contract)[\\/]|[\\/]node_modules[\\/]/, minShareCount: 4 },
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
                },
              ],
            },
          },
        },
  },
}));
