import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { paymentMessages } from '../../contract/payments.ts';
import type { DatabaseConfig } from '../db/connection.ts';
import type { Database } from '../db/schema.ts';
import { type ContentFolder, contentFolder } from '../../tests/harness/content.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';
import { remoteShopper } from '../../tests/harness/remoteShopper.ts';
import { type ServerProcess, serverProcess } from '../../tests/harness/serverProcess.ts';
import { pricedExams } from '../../tests/harness/shop.ts';

const secret = 'a secret that these servers share, 32+';
const exams = [{ name: 'Platform Administrator', link: 'administrator' }];
const granted = `200 ${JSON.stringify({ message: paymentMessages.granted, exams })}`;

describeDialects('orders of servers in processes of their own', (open) => {
  let db: Database;
  let config: DatabaseConfig | undefined;
  let content: ContentFolder;
  const servers: ServerProcess[] = [];
  const folders: string[] = [];

  beforeEach(async () => {
    ({ db, config } = await open());
    content = contentFolder(pricedExams);
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.kill('SIGKILL');
      await server.exit;
    }
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
    content.dispose();
  });

  /** Starts a server on the test's database. */
  function start(env: Readonly<Record<string, string>> = {}): ServerProcess {
    const ownFolder = mkdtempSync(join(tmpdir(), 'certcrest-orders-'));
    folders.push(ownFolder);
    const where: Record<string, string> = config?.databaseUrl
      ? { DATABASE_URL: config.databaseUrl, DATA_DIR: ownFolder }
      : { DATA_DIR: config?.dataDir ?? ownFolder };
    const server = serverProcess(content.dir, { TOKEN_SECRET: secret, ...where, ...env });
    servers.push(server);
    return server;
  }

  /** How many receipts all servers have written into their outboxes or will still write. */
  async function receipts(): Promise<number> {
    const waiting = await db.selectFrom('mails').select('id').execute();
    const outboxes = [config?.dataDir ?? '', ...folders].map((folder) => join(folder, 'outbox'));
    return waiting.length + outboxes.flatMap(emailsIn).length;
  }

  it('are granted by the next server where one was killed between taking and granting', async ({ skip }) => {
    if (!config) skip('This database lives in one process.');
    const first = start({ HANG_AFTER_CAPTURE: '1' });
    const ann = await remoteShopper(await first.address());
    const paymentId = await ann.order(await first.address(), 'administrator');
    const approval = ann.approve(await first.address(), paymentId);
    await expect.poll(() => first.output.stdout, { timeout: PATIENCE }).toContain('A payment was taken.');
    first.kill('SIGKILL');
    await expect(approval).rejects.toThrow('fetch failed');
    await first.exit;
    expect(await db.selectFrom('orders').select('state').execute()).toEqual([{ state: 'approved' }]);

    const second = await start().address();
    await expect.poll(() => ann.bought(second), { timeout: PATIENCE }).toEqual(['administrator']);
    expect(await ann.execute(second, paymentId)).toBe(granted);
    expect(await db.selectFrom('wallet_payments').select('state').execute()).toEqual([{ state: 'captured' }]);
  });

  it('are charged and granted once, however many calls come to both of two servers', async ({ skip }) => {
    if (config?.databaseUrl === undefined) skip('This database takes one server.');
    const both = await Promise.all([start().address(), start().address()]);
    const ann = await remoteShopper(both[0]);
    const paymentId = await ann.order(both[1], 'administrator');
    // Approved at the provider alone, so that settling is left to the calls.
    await db.updateTable('wallet_payments').set({ state: 'approved' }).execute();
    const tries = Array.from({ length: 50 }, (_, index) => ann.execute(both[index % 2] ?? '', paymentId));
    expect(await Promise.all(tries)).toEqual(Array(50).fill(granted));
    expect(await ann.bought(both[0])).toEqual(['administrator']);
    expect(await db.selectFrom('entitlements').selectAll().execute()).toHaveLength(1);
    for (const server of servers) {
      server.kill('SIGTERM');
      await server.exit;
    }
    expect(await receipts()).toBe(1);
  });
});

function emailsIn(outbox: string): string[] {
  // There is none where nothing was ever sent.
  return existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
}
