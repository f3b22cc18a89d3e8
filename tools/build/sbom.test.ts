import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeSbom } from './sbom.ts';
import { site } from './site.ts';

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'certcrest-sbom-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

/** The document of a folder's lockfile, as text. */
async function sbomOf(root: string): Promise<string> {
  const dist = folder();
  await writeSbom({ root, dist });
  return readFileSync(join(dist, 'sbom.json'), 'utf8');
}

it('lists what runs in production, and nothing of the machine', async () => {
  const text = await sbomOf(site.root);
  const { bomFormat, components, dependencies } = JSON.parse(text);
  expect(bomFormat).toBe('CycloneDX');

  const manifest = JSON.parse(readFileSync(join(site.root, 'package.json'), 'utf8'));
  const listed = new Map(components.map((component: { name: string }) => [component.name, component]));
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    const isWhole = { version, hashes: [{ alg: 'SHA-512' }], licenses: [expect.anything()] };
    expect(listed.get(name), name).toMatchObject(isWhole);
  }
  for (const name of ['vitest', 'storybook', 'lighthouse']) {
    expect(manifest.devDependencies).toHaveProperty(name);
    expect(listed.has(name)).toBe(false);
  }
  expect(listed.has('scheduler')).toBe(true);
  const [react, product] = [`react@${manifest.dependencies.react}`, `${manifest.name}@${manifest.version}`];
  expect(dependencies[0]).toMatchObject({ ref: product, dependsOn: expect.arrayContaining([react]) });

  expect(text).not.toMatch(/https?:|file:|registry/);
  expect(text).not.toContain(site.root);
});

it('says of each package what a lockfile says, but where it was downloaded from', async () => {
  const root = folder();
  const resolved = 'https://packages.example/one.tgz';
  const packages = {
    '': { name: 'shop', version: '1.0.0', dependencies: { one: '^1.0.0' }, devDependencies: { tool: '1.0.0' } },
    'node_modules/one': {
      version: '1.2.3',
      resolved,
      integrity: 'sha512-AAEC',
      license: 'MIT',
      dependencies: { '@a/two': '*' },
    },
    'node_modules/@a/two': { version: '1.0.0', integrity: 'sha512-/w==', license: '(MIT OR Apache-2.0)' },
    'node_modules/one/node_modules/@a/two': { version: '2.0.0', optional: true, peerDependencies: { three: '*' } },
    'node_modules/tool': { version: '1.0.0', dev: true, dependencies: { '@a/two': '*' } },
  };
  const lock = { name: 'shop', version: '1.0.0', lockfileVersion: 3, packages };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));

  const text = await sbomOf(root);
  const [one, two] = ['one@1.2.3', '@a/two@2.0.0'];
  expect(JSON.parse(text)).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'shop@1.0.0', name: 'shop', version: '1.0.0' } },
    components: [
      {
        type: 'library',
        'bom-ref': one,
        name: 'one',
        version: '1.2.3',
        scope: 'required',
        hashes: [{ alg: 'SHA-512', content: '000102' }],
        licenses: [{ license: { id: 'MIT' } }],
        purl: 'pkg:npm/one@1.2.3',
      },
      {
        type: 'library',
        'bom-ref': '@a/two@1.0.0',
        name: '@a/two',
        version: '1.0.0',
        scope: 'required',
        hashes: [{ alg: 'SHA-512', content: 'ff' }],
        licenses: [{ expression: '(MIT OR Apache-2.0)' }],
        purl: 'pkg:npm/%40a/two@1.0.0',
      },
      {
        type: 'library',
        'bom-ref': two,
        name: '@a/two',
        version: '2.0.0',
        scope: 'optional',
        purl: 'pkg:npm/%40a/two@2.0.0',
      },
    ],
    dependencies: [
      { ref: 'shop@1.0.0', dependsOn: [one] },
      { ref: one, dependsOn: [two] },
      { ref: '@a/two@1.0.0', dependsOn: [] },
      { ref: two, dependsOn: [] },
    ],
  });
  expect(text).not.toContain(basename(root));
  expect(await sbomOf(root)).toBe(text);
});
