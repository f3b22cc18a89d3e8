import { execFileSync } from 'node:child_process';
import { copyFile, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../build/site.ts';
import { libraryManifest } from './manifest.ts';

/** Where the package is built. */
export const libraryDir = join(site.root, 'dist-library');

/** Builds the package that others install: the catalog, its theme and its tokens, as ES modules with types. */
export async function buildLibrary(): Promise<void> {
  await rm(libraryDir, { recursive: true, force: true });
  const tsc = join(site.root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', join(site.root, 'tools/library')], { stdio: 'inherit' });
  await copyDrawings();
  // It would make an app know what a style sheet is.
  await writeFile(join(libraryDir, 'src/theme/fonts.d.ts'), 'export {};\n');
  await copyFile(join(site.root, 'src/components/README.md'), join(libraryDir, 'README.md'));
  await copyFile(join(site.root, 'LICENSE'), join(libraryDir, 'LICENSE'));
  await writeFile(join(libraryDir, 'package.json'), `${JSON.stringify(libraryManifest(), undefined, 2)}\n`);
}

/** Drawings stay files. Vite alone imports one as its address; `new URL` does the same for every bundler. */
async function copyDrawings(): Promise<void> {
  for await (const file of glob('src/components/**/*.svg', { cwd: site.root })) {
    await copyFile(join(site.root, file), join(libraryDir, file));
  }
  for await (const file of glob('src/components/**/*.js', { cwd: libraryDir })) {
    const path = join(libraryDir, file);
    const script = await readFile(path, 'utf8');
    const portable = script.replaceAll(
      /^import (\w+) from '(\.\/[\w-]+\.svg)';$/gm,
      "const $1 = new URL('$2', import.meta.url).href;",
    );
    if (portable !== script) await writeFile(path, portable);
  }
}
