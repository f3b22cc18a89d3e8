import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { site } from '../../tools/build/site.ts';
import { libraryDir } from '../../tools/library/buildLibrary.ts';

/** As much of a package's manifest as the tests read. */
interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** An app in a folder far from the project, with the packed package in its `node_modules`. */
export interface App {
  readonly root: string;
  /** The folder of the unpacked package. */
  readonly library: string;
  readonly manifest: Manifest;
}

/**
 * Packs the built package as `npm publish` would and unpacks it into a new app. What its manifest names is taken from the
 * project's own `node_modules`, so that nothing is downloaded; what it does not name can't be resolved.
 */
export function installPackage(): App {
  const root = mkdtempSync(join(tmpdir(), 'certcrest-app-'));
  cpSync(join(import.meta.dirname, 'app'), root, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', root], { cwd: libraryDir });
  const library = join(root, 'node_modules/certcrest');
  mkdirSync(library, { recursive: true });
  execFileSync('tar', ['-xzf', join(root, packed.toString().trim()), '--strip-components=1', '-C', library]);
  const manifest = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as Manifest; // npm has just read it
  const needed = { ...manifest.dependencies, ...manifest.peerDependencies };
  for (const name of [...Object.keys(needed), '@types/react', '@types/react-dom']) {
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(site.root, 'node_modules', name), link, 'junction');
  }
  return { root, library, manifest };
}
