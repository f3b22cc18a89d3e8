import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KnownFailure } from '../../server/knownFailure.ts';
import { startProcess } from '../../tests/harness/serverProcess.ts';

/** Starts the server of a built checkout with a database of its own, and answers its address. */
export async function startServer(folder: string, env: Readonly<Record<string, string>> = {}) {
  if (!existsSync(join(folder, 'dist/pages'))) throw new KnownFailure(`${folder} has no built site: npm run build`);
  const dataDir = mkdtempSync(join(tmpdir(), 'certcrest-bench-'));
  const server = startProcess([join(folder, 'server/main.ts')], { DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const close = async () => {
    server.kill('SIGTERM');
    await server.exit;
  };
  return { origin: await server.address(), close };
}
