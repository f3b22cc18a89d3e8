import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { certcrest } from './tokens/certcrest.ts';
import { articles } from './tools/articles/articles.ts';
import { fonts } from './tools/build/fonts.ts';
import { inlineScript } from './tools/build/inlineScript.ts';

/** What a page has in its head before anything is rendered: the script that sets the scheme, and its ground. */
function firstPaint(): Plugin {
  const style = `html{background:${certcrest.colors.light['background.default']}}html[data-color-scheme=dark]{background:${certcrest.colors.dark['background.default']}}`;
  return {
    name: 'first-paint',
    transformIndexHtml: async () => [
      { tag: 'script', children: await inlineScript('src/app/headScript.ts'), injectTo: 'head' },
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
  plugins: [react(), ...fonts(), articles(), firstPaint(), ...(mode === 'mock' ? [mocks()] : [])],
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // The prerendered pages name their scripts; a link for each part that loads later would only fill the page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    // The Content-Security-Policy takes fonts from files alone.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
                  priority: 1,
                },
                // What many screens share, in one piece: dozens of small ones would be as many requests.
                { name: 'shared', minShareCount: 20 },
              ],
            },
          },
        },
  },
}));
