import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { KnownFailure } from '../../server/knownFailure.ts';
import { startProcess } from '../../tests/harness/serverProcess.ts';
import { site } from '../build/site.ts';

/** Starts the servers of this checkout and of another built one, each with a database of its own; answers their addresses. */
export async function startSites(
  stack: AsyncDisposableStack,
  against: string | undefined,
  env: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const origins: Record<string, string> = {};
  const folders = { this: site.root, ...(against !== undefined && { other: resolve(against) }) };
  for (const [name, folder] of Object.entries(folders)) {
    if (!existsSync(join(folder, 'dist/pages'))) throw new KnownFailure(`${folder} has no built site: npm run build`);
    const dataDir = mkdtempSync(join(tmpdir(), 'certcrest-bench-'));
    const server = startProcess([join(folder, 'server/main.ts')], { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
    stack.defer(async () => {
      server.kill('SIGTERM');
      await server.exit;
    });
    origins[name] = await server.address();
  }
  return origins;
}
