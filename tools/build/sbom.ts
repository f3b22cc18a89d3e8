import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { SiteFolders } from './site.ts';

const names = z.optional(z.record(z.string(), z.string()));

/** A package as the lockfile has it. */
const lockedPackage = z.object({
  name: z.optional(z.string()),
  version: z.optional(z.string()),
  integrity: z.optional(z.string()),
  license: z.optional(z.string()),
  /** Needed by no package that runs in production. */
  dev: z.optional(z.boolean()),
  /** Installed where it fits the system. */
  optional: z.optional(z.boolean()),
  devOptional: z.optional(z.boolean()),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});
type LockedPackage = z.output<typeof lockedPackage>;

const lockfile = z.object({
  name: z.string(),
  version: z.string(),
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), lockedPackage),
});

/**
 * Writes the software bill of materials beside the built site, as CycloneDX: every package of the lockfile that runs in
 * production with version, hash and licence, and what it depends on. `npm sbom` leaves out what development needs as well,
 * such as React.
 */
export async function writeSbom({ root, dist }: Pick<SiteFolders, 'root' | 'dist'>): Promise<void> {
  const lock = lockfile.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const used = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  // A package of one version can lie in several folders.
  const byRef = new Map(used.map(([path, entry]) => [refOf(path, entry), entry]));
  const product = `${lock.name}@${lock.version}`;
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': product, name: lock.name, version: lock.version } },
    components: [...byRef].map(([ref, entry]) => component(ref, entry)),
    dependencies: dependenciesOf(lock.packages, product),
  };
  await writeFile(join(dist, 'sbom.json'), `${JSON.stringify(bom, undefined, 2)}\n`);
}

/** What names a package in the document: its name and version. */
function refOf(path: string, { name, version }: LockedPackage): string {
  return `${name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
}

function component(ref: string, { integrity, license, optional, devOptional }: LockedPackage) {
  const at = ref.lastIndexOf('@');
  return {
    type: 'library',
    'bom-ref': ref,
    name: ref.slice(0, at),
    version: ref.slice(at + 1),
    scope: optional || devOptional ? 'optional' : 'required',
    ...(integrity && { hashes: [hashOf(integrity)] }),
    ...(license && { licenses: [licenseOf(license)] }),
    purl: `pkg:npm/${ref.replace(/^@/, '%40')}`,
  };
}

/** A hash of the lockfile, such as `sha512-…` in base64, as the document has it. */
function hashOf(integrity: string) {
  const [algorithm = '', content = ''] = integrity.split('-', 2);
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(content, 'base64').toString('hex'),
  };
}

/** One licence by its SPDX id, or several in an expression. */
const licenseOf = (license: string) => (license.includes(' ') ? { expression: license } : { license: { id: license } });

/** Which package depends on which, that of the product first. */
function dependenciesOf(packages: Readonly<Record<string, LockedPackage>>, product: string) {
  const used = Object.entries(packages).filter(([, { dev }]) => dev !== true);
  const byRef = new Map<string, Set<string>>();
  for (const [path, entry] of used) {
    const ref = path === '' ? product : refOf(path, entry);
    const needed = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies };
    const refs = Object.keys(needed).flatMap((name) => resolve(packages, path, name) ?? []);
    byRef.set(ref, new Set([...(byRef.get(ref) ?? []), ...refs]));
  }
  return [...byRef].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].toSorted() }));
}

/** The package that Node finds by a name from a folder: the nearest one above it. */
function resolve(packages: Readonly<Record<string, LockedPackage>>, from: string, name: string): string | undefined {
  const path = join(from, 'node_modules', name).replaceAll('\\', '/');
  const found = packages[path];
  if (found) return found.dev ? undefined : refOf(path, found);
  const end = from.lastIndexOf('/node_modules/');
  if (from === '') return undefined;
  return resolve(packages, end < 0 ? '' : from.slice(0, end), name);
}
