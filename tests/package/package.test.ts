/** The package of the catalog as someone installs it: in an app of its own, beside plain components of MUI. */
import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium, type Locator, type Page } from 'playwright';
import { build, preview, type InlineConfig, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as index from '../../src/components/index.ts';
import { site } from '../../tools/build/site.ts';
import { buildLibrary } from '../../tools/library/buildLibrary.ts';
import { browserArgs, browserPath } from '../browser/browser.ts';
import { installPackage, type App } from './install.ts';

/** KB that a QuestionCard may add to a bundle that has MUI and React. */
const BUDGET = 25;

let app: App;

beforeAll(async () => {
  await buildLibrary();
  app = installPackage();
}, 120_000);

afterAll(() => rmSync(app.root, { recursive: true }));

const config = (options: InlineConfig['build']): InlineConfig => ({
  root: app.root,
  configFile: false,
  logLevel: 'error',
  build: { target: 'es2022', ...options },
});

it('has an entry for each component of the index', () => {
  const names = Object.keys(index).map((name) => `./${name}`);
  expect(names.length).toBeGreaterThan(100);
  expect(Object.keys(app.manifest.exports)).toEqual(expect.arrayContaining(names));
  const files = Object.values(app.manifest.exports)
    .flatMap((entry) => (typeof entry === 'string' ? entry : Object.values(entry)))
    .filter((file) => !file.includes('*'));
  expect(files.filter((file) => !existsSync(join(app.library, file)))).toEqual([]);
});

it('does nothing by being imported, so that a server without a page can import all of it', async () => {
  const entries = Object.keys(app.manifest.exports).filter((entry) => !/fonts|\*|\.(?:json|svg)$/.test(entry));
  const script = entries.map((entry) => `await import('${entry.replace('.', 'certcrest')}');`).join('\n');
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { cwd: app.root });
});

it('types an app, and refuses a theme that names what is not there', async () => {
  const tsc = join(site.root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', app.root]).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
});

it('renders beside components of MUI, and a theme alone restyles it', async () => {
  await build(config({ outDir: 'dist' }));
  const served = await preview({ ...config({ outDir: 'dist' }), preview: { port: 0 } });
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
  try {
    await expectRestyled(await browser.newPage(), served);
  } finally {
    await browser.close();
    await served.close();
  }
});

it('adds little to a bundle that has MUI and React', async () => {
  const shared = /^(?:react|react-dom|@mui\/material|@emotion\/\w+)(?:\/|$)/;
  const built = await build(
    config({
      write: false,
      lib: { entry: 'questionCard.tsx', formats: ['es'] },
      rolldownOptions: { external: (id) => shared.test(id) },
    }),
  );
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The bundle was not built.');
  const scripts = output.output.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  const kb = gzipSync(scripts.join('')).length / 1024;
  console.info(`A QuestionCard with the theme adds ${kb.toFixed(1)} KB of at most ${BUDGET} KB.`);
  expect(kb).toBeLessThanOrEqual(BUDGET);
});

async function expectRestyled(page: Page, { resolvedUrls }: PreviewServer): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('requestfailed', (request) => faults.push(request.url()));
  await page.goto(resolvedUrls?.local[0] ?? '');

  await page.getByRole('button', { name: 'A sharing rule' }).click();
  await page.getByRole('button', { name: 'A sharing rule', pressed: true }).waitFor();
  // The carousel's code loads when it is near.
  await page.getByRole('button', { name: 'Next' }).waitFor();

  const question = page.getByTestId('QuestionCard');
  const exam = page.getByTestId('ExamCard');
  const row = page.getByTestId('CartRow');
  const carousel = page.getByTestId('Carousel');
  for (const root of [question, exam, row, carousel]) expect(await styleOf(root, 'direction')).toBe('rtl');
  const parts = [
    question.getByRole('heading'),
    exam.getByText('Practise free'),
    row.getByRole('heading'),
    carousel.getByRole('group', { name: '1 of 4' }),
    page.getByRole('button', { name: 'A button of MUI' }),
  ];
  const spaces = await Promise.all(parts.map((part) => styleOf(part, 'letter-spacing')));
  expect(spaces).toEqual(['3px', '4px', '5px', '6px', '7px']);
  expect(await exam.getByText('€29').count()).toBe(1);

  await page.getByRole('button', { name: 'A button of MUI' }).click();
  await page.getByRole('status').filter({ hasText: 'A toast' }).waitFor();
  // notistack's own style, which a policy for styles would refuse.
  expect(await styleOf(page.locator('.notistack-SnackbarContainer'), 'position')).toBe('fixed');
  expect(faults).toEqual([]);
}

const styleOf = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
