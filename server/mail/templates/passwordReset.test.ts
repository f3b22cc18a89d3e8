import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confirmResetPassword, login, register, resetPassword } from '../../../contract/account.ts';
import { readConfig } from '../../config.ts';
import { openSqlite } from '../../db/sqlite.ts';
import { type RunningServer, startServer } from '../../startServer.ts';
import { contentFolder } from '../../../tests/harness/content.ts';
import { mailServer } from '../../../tests/harness/mailServer.ts';
import { PATIENCE } from '../../../tests/harness/patience.ts';

const email = 'ann@example.org';

describe('the mail to set a new password', { timeout: 2 * PATIENCE }, () => {
  let dataDir: string;
  let server: RunningServer | undefined;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'certcrest-reset-'));
  });
  afterEach(async () => {
    await server?.close();
    rmSync(dataDir, { recursive: true });
  });

  async function start(env: Record<string, string> = {}): Promise<void> {
    const content = contentFolder();
    const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
    server = await startServer(config, { contentDir: content.dir, siteDir: '/nowhere' });
    content.dispose();
  }

  /** Makes a call, and makes it again while the server has too much to do, as it may on a busy machine. */
  async function call({ path }: { readonly path: string }, body: object): Promise<number> {
    const headers = { 'content-type': 'application/json' };
    const url = `http://localhost:${server?.port}/api${path}`;
    const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return status === 503 ? call({ path }, body) : status;
  }

  /** Follows the link of a mail: gives the account another password and logs in with it. */
  async function followLink(mail: Email | undefined): Promise<void> {
    const link = /^http\S+$/m.exec(mail?.text ?? '')?.[0] ?? '';
    const { pathname, searchParams } = new URL(link);
    expect(pathname).toBe('/resetPassword');
    const password = 'another horse 2';
    expect(await call(confirmResetPassword, { token: searchParams.get('token'), password })).toBe(200);
    expect(await call(login, { email, password })).toBe(200);
  }

  it('is in the outbox where there is no mail server, with a link that works', async () => {
    await start();
    await call(register, { email, password: 'correct horse 1' });
    expect(await call(resetPassword, { email })).toBe(200);
    const outbox = join(dataDir, 'outbox');
    await expect.poll(() => readdirSync(dataDir), { timeout: PATIENCE }).toContain('outbox');
    const files = () => readdirSync(outbox).filter((name) => name.endsWith('.eml'));
    await expect.poll(files, { timeout: PATIENCE }).toHaveLength(1);
    const mail = await PostalMime.parse(readFileSync(join(outbox, files()[0] ?? '')));
    expect(mail.to).toMatchObject([{ address: email }]);
    await followLink(mail);
  });

  it('arrives after a restart where the mail server accepted nothing before', async () => {
    let isClosed = true;
    const { received, url } = await mailServer({ refusal: () => (isClosed ? 450 : undefined) });
    await start({ SMTP_URL: url });
    await call(register, { email, password: 'correct horse 1' });
    expect(await call(resetPassword, { email })).toBe(200);
    await server?.close();
    isClosed = false;
    // It would be due again after a pause only.
    await hurry(dataDir);
    await start({ SMTP_URL: url });
    await expect.poll(() => received, { timeout: PATIENCE }).toHaveLength(1);
    await followLink(received[0]?.mail);
  });
});

/** Makes every queued mail due. */
async function hurry(dataDir: string): Promise<void> {
  const db = openSqlite(join(dataDir, 'app.db'));
  await db.updateTable('mails').set({ next_attempt_at: 0 }).execute();
  await db.destroy();
}
