import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Whether tests run in the Chromium that the project pins. */
const isPinnedBrowser = platform() === 'linux' && arch() === 'x64' && !process.env.BROWSER_PATH;

/** What every browser of ours is started with: the same drawing everywhere, and no calls of its own to the network. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // What is painted anew takes the old pixels beside it over, which differ by how often the page was painted.
  '--disable-partial-raster',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--no-first-run',
];

/**
 * The browser that stories, pictures, journeys and benchmarks run in: `BROWSER_PATH` where it is set, the pinned
 * Chromium from its package on linux-x64, else the one that Playwright knows of.
 */
export async function browserPath(): Promise<string> {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH;
  return isPinnedBrowser ? unpackedChromium() : chromium.executablePath();
}

/**
 * Unpacks the pinned Chromium once, into a folder that names its version, and answers a launcher that gives it the
 * libraries and the fonts it shipped with, so that nothing of the machine can reach a picture.
 */
async function unpackedChromium(): Promise<string> {
  const packageFile = join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  const cache = join(root, 'node_modules/.cache');
  const home = join(cache, `chromium-${version}`);
  const launcher = join(home, 'launch.sh');
  if (existsSync(launcher)) return launcher;

  await mkdir(cache, { recursive: true });
  const staging = await mkdtemp(join(cache, 'unpacking-'));
  const unpack = fileURLToPath(new URL('unpack.mjs', import.meta.url));
  await promisify(execFile)(process.execPath, [unpack], { env: { ...process.env, TMPDIR: staging } });
  await writeFile(join(staging, 'fonts/fonts.conf'), fontsConfig(home));
  await writeFile(join(staging, 'launch.sh'), launchScript(home), { mode: 0o755 });
  // Another process may have been faster; its copy is as good as ours.
  await rename(staging, home).catch(() => rm(staging, { recursive: true, force: true }));
  return launcher;
}

const fontsConfig = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${home}/fonts/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>
`;

const launchScript = (home: string) => `#!/bin/sh
export LD_LIBRARY_PATH="${home}/al2023/lib" FONTCONFIG_PATH="${home}/fonts"
exec "${home}/chromium" "$@"
`;
