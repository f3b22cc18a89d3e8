/** Weighs the JavaScript of the quiz page as it is built: `node tools/bench/size.ts`. Fails above the budget. */
import { readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { site } from '../build/site.ts';
import { textTable } from './textTable.ts';

/** What the quiz page's JavaScript may weigh, in KB of 1024 bytes. */
const BUDGET = 135;

/** The chunk that the router loads for the quiz. */
const SCREEN = /^QuizScreen-[\w-]+\.js$/;

/** A script's weight in KB, as gzip packs it at its best. */
export const gzipKb = (script: Buffer): number => gzipSync(script, { level: 9 }).length / 1024;

/** Every script that the quiz page needs, from a built site: paths inside `dist`, the entry first. */
export function quizScripts(dist: string): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html)?.[1];
  if (entry === undefined) throw new Error(`${dist}/index.html starts no script.`);

  const scripts = new Set<string>();
  const lazy = new Set<string>();
  /** Follows static imports; `lazy` collects what is only imported once it is needed. */
  function follow(script: string): void {
    if (scripts.has(script)) return;
    scripts.add(script);
    const { imports, dynamicImports } = importsOf(script, readFileSync(join(dist, script), 'utf8'));
    for (const name of dynamicImports) lazy.add(name);
    for (const name of imports) follow(name);
  }

  follow(entry);
  const screens = [...lazy].filter((name) => SCREEN.test(basename(name)));
  if (screens.length !== 1) throw new Error(`The entry leads to ${screens.length} chunks of the quiz, not to one.`);
  for (const screen of screens) follow(screen);
  return [...scripts];
}

/** What a script imports, at once and later, as paths inside `dist`. */
function importsOf(script: string, text: string) {
  const { module } = parseSync(script, text);
  const inside = (specifier: string) => posix.join(posix.dirname(script), specifier);
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return {
    imports: [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reExports].map(inside),
    dynamicImports: module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^['"`](.+)['"`]$/.exec(text.slice(start, end))?.[1];
      return literal === undefined ? [] : inside(literal);
    }),
  };
}

if (import.meta.main) {
  const weights = quizScripts(site.dist).map((name) => ({ name, kb: gzipKb(readFileSync(join(site.dist, name))) }));
  const total = weights.reduce((sum, { kb }) => sum + kb, 0);
  const rows = weights
    .toSorted((a, b) => b.kb - a.kb)
    .map(({ name, kb }) => [basename(name), kb.toFixed(1), `${((kb / total) * 100).toFixed(0)} %`]);
  console.log(textTable([['script', 'KB gzip', 'share'], ...rows]));
  console.log(`The quiz page loads ${total.toFixed(1)} KB of JavaScript, of ${BUDGET} that it may.`);
  process.exitCode = total > BUDGET ? 1 : 0;
}
