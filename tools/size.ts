/**
 * Prints what JavaScript each route loads at first, by library, in KB of 1024 bytes after gzip: `npm run size`. Fails
 * where the quiz route is above its budget.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { KnownFailure } from '../server/knownFailure.ts';
import type { ModuleSizes } from './build/moduleSizes.ts';
import { site } from './build/site.ts';
import { command } from './command.ts';
import { textTable } from './figures.ts';

/** KB that the quiz route may load at first. */
const BUDGET = 190;

/** A library that is nowhere larger counts as `others`, in KB. */
const LEAST = 1;

/** Libraries of several packages: the beginnings of their packages' names. */
const families: Readonly<Record<string, RegExp>> = {
  react: /^(?:react|react-dom|scheduler)$/,
  router: /^(?:react-router|react-router-dom|cookie|set-cookie-parser)$/,
  'mui+emotion': /^(?:@mui\/|@emotion\/|@popperjs\/|clsx$|stylis$|react-transition-group$|react-is$)/,
  'react-hook-form': /^(?:react-hook-form$|@hookform\/)/,
};

await command(async () => {
  const [manifest, sizes] = [read<Manifest>('manifest.json'), read<ModuleSizes>('modules.json')];
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const routes = Object.keys(manifest).flatMap((key) => {
    const [, name] = /screens\/\w+\/(\w+)Screen\.tsx$/.exec(key) ?? [];
    return name === undefined ? [] : [{ name, ...weigh(withImports(manifest, [...entries, key]), sizes) }];
  });
  const all = [...new Set(routes.flatMap(({ kb }) => [...kb.keys()]))];
  const names = all.filter((name) => routes.some(({ kb }) => (kb.get(name) ?? 0) >= LEAST)).toSorted();
  const rows = routes.map(({ name, total, kb }) => {
    const shares = names.map((one) => kb.get(one) ?? 0);
    return [name, total, ...shares, shares.reduce((rest, share) => rest - share, total)] as const;
  });
  console.log(
    textTable([
      ['KB of JavaScript', 'all', ...names, 'others'],
      ...rows.map(([name, ...values]) => [name, ...values.map((value) => value.toFixed(1))]),
    ]),
  );
  const quiz = routes.find(({ name }) => name === 'Quiz');
  if (!quiz) throw new KnownFailure('The build has no screen Quiz.');
  const verdict = `The quiz route loads ${quiz.total.toFixed(1)} KB of at most ${BUDGET} KB.`;
  if (quiz.total > BUDGET) throw new KnownFailure(verdict);
  console.log(`\n${verdict}`);
});

/** A file that the build writes about itself. */
function read<Content>(name: string): Content {
  try {
    return JSON.parse(readFileSync(join(site.dist, '.vite', name), 'utf8')) as Content; // the build wrote it
  } catch (error) {
    throw new KnownFailure('There is no built site: npm run build', { cause: error });
  }
}

/** The files of chunks and of all that they import statically, by their keys in the manifest. */
function withImports(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const follow = (key: string) => {
    const { file = '', imports = [] } = manifest[key] ?? {};
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(follow);
  };
  keys.forEach(follow);
  return files;
}

/** The size of scripts after gzip, in all and by library: a script is shared out by the lengths of its modules. */
function weigh(files: ReadonlySet<string>, sizes: ModuleSizes) {
  const kb = new Map<string, number>();
  let total = 0;
  for (const file of files) {
    const size = gzipSync(readFileSync(join(site.dist, file)), { level: 9 }).length / 1024;
    total += size;
    const modules = Object.entries(sizes[file] ?? {});
    const length = modules.reduce((sum, [, one]) => sum + one, 0);
    for (const [id, one] of modules) {
      const name = libraryOf(id);
      kb.set(name, (kb.get(name) ?? 0) + (size * one) / Math.max(1, length));
    }
  }
  return { total, kb };
}

function libraryOf(id: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (name === undefined) return 'ours';
  return Object.keys(families).find((family) => families[family]?.test(name)) ?? name;
}
