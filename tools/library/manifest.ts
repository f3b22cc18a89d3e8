/** The manifest of the package that others install. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../build/site.ts';
import { publicComponents } from './publicComponents.ts';

/** As much of the product's manifest as the package's repeats. */
interface ProductManifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** What an application has once, and the components use. */
const peers = ['@emotion/react', '@emotion/styled', '@mui/material', 'react', 'react-dom'];

/** What single components need: charts of results, and the schemas of forms. */
const optionalPeers = ['@mui/x-charts', 'zod'];

/** What the package installs itself. */
const installed = [
  '@emotion/cache',
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/hanken-grotesk',
  '@fontsource-variable/jetbrains-mono',
  '@hookform/resolvers',
  'embla-carousel-react',
  'notistack',
  'react-hook-form',
];

const entry = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });

const fonts = entry('src/theme/fonts');

/** An entry for each component of the catalog's index. */
const componentEntries = (index: string) =>
  Object.fromEntries(
    [...publicComponents(index)].map(([name, path]) => [`./${name}`, entry(`src/components/${path}`)]),
  );

/** Reads what the package takes from the product: its components, and the versions that it is tested with. */
export function libraryManifest() {
  const read = (path: string) => readFileSync(join(site.root, path), 'utf8');
  const { name, version, license, dependencies } = JSON.parse(read('package.json')) as ProductManifest; // our own file
  const ranges = (names: readonly string[]) => Object.fromEntries(names.map((one) => [one, `^${dependencies[one]}`]));
  return {
    name,
    version,
    description: 'React components on MUI for practising certification exams: quizzes, exams, a cart, accounts.',
    license,
    type: 'module',
    exports: {
      ...componentEntries(read('src/components/index.ts')),
      './theme': entry('src/theme/theme'),
      './fonts': fonts,
      './createStyleCache': entry('src/theme/styleCache'),
      './showToast': entry('src/components/frame/Toaster/showToast'),
      './useValidForm': entry('src/components/forms/FormFrame/useValidForm'),
      './tokens': entry('tokens/tokens'),
      './tokens/*': entry('tokens/*'),
      './contours.svg': './src/components/base/Contours/contours.svg',
      './package.json': './package.json',
    },
    // A bundler drops all else that is imported and that nothing is taken from.
    sideEffects: [fonts.default, './src/components/frame/Toaster/adoptGooberStyles.js'],
    dependencies: ranges(installed),
    peerDependencies: ranges([...peers, ...optionalPeers]),
    peerDependenciesMeta: Object.fromEntries(optionalPeers.map((one) => [one, { optional: true }])),
  };
}
