import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { colorModeCookie } from './src/app/colorModeCookie.ts';
import { dark, light } from './src/theme/tokens.ts';
import { articles } from './tools/articles/articles.ts';

/**
 * What happens before any script of ours has come: the reader's theme is on the page before anything is drawn, so that a
 * dark page never flashes white; whether somebody seems to be logged in; what the address names is in view from the first
 * paint on; and what is pressed too early is noted.
 */
function firstPaint(): Plugin {
  const script = [
    `document.documentElement.setAttribute('data-color-scheme',` +
      `(/(?:^|; )${colorModeCookie}=(light|dark)/.exec(document.cookie)||[])[1]||` +
      `(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'))`,
    // Storage may be closed to the page, which then has no session.
    `try{localStorage.accessToken&&document.documentElement.setAttribute('data-session','')}catch{}`,
    // Browsers go to what the address names once they have read the page to its end, and may have painted its top by then.
    `if(location.hash){const l=document.createElement('link');l.rel='expect';l.blocking='render';l.href=location.hash;` +
      `document.head.append(l);requestAnimationFrame(()=>{document.getElementById(location.hash.slice(1))&&` +
      `!document.querySelector(':target')&&location.replace(location.hash)})}`,
    // By the stages of `comeAlive.ts`.
    `window.live=0;addEventListener('click',e=>{const b=e.target.closest('button');if(b){` +
      `const s=b.closest('[data-later]')?3:b.closest('main')?2:1;if(s>live)window.pressedEarly=[b,s]}},true)`,
  ].join(';');
  const style = `html{background:${light.paper}}html[data-color-scheme=dark]{background:${dark.paper}}`;
  return {
    name: 'first-paint',
    transformIndexHtml: () => [
      { tag: 'script', children: script, injectTo: 'head' },
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
