import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emailPaths } from '../../contract/emailjs.ts';
import { readConfig } from '../config.ts';
import { startServer } from '../startServer.ts';
import { contentFolder } from '../../tests/harness/content.ts';
import { sendBody, someMessage } from '../../tests/harness/messages.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';

const emailJs = {
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_TEMPLATE_ID: 'template_1',
  EMAILJS_FEEDBACK_TEMPLATE_ID: 'template_2',
  EMAILJS_PUBLIC_KEY: 'key_1',
};

describe('a server', { timeout: 2 * PATIENCE }, () => {
  /** Starts a server and sends it a message; returns the status and the server's data folder. */
  async function startAndSend(env: Readonly<Record<string, string>>): Promise<{ status: number; dataDir: string }> {
    const dataDir = mkdtempSync(join(tmpdir(), 'certcrest-messages-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const content = contentFolder();
    const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
    const server = await startServer(config, { contentDir: content.dir, siteDir: '/nowhere' });
    onTestFinished(() => server.close());
    content.dispose();
    const url = `http://localhost:${server.port}/api${emailPaths.send}`;
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(sendBody()) });
    return { status, dataDir };
  }

  it('writes messages into its outbox at once', async () => {
    const { status, dataDir } = await startAndSend({});
    expect(status).toBe(200);
    const mails = () =>
      readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml'));
    await expect.poll(mails, { timeout: PATIENCE }).toHaveLength(1);
    const mail = await PostalMime.parse(readFileSync(join(dataDir, mails()[0] ?? '')));
    expect(mail.subject).toBe(`Contact form: ${someMessage.subject}`);
  });

  it('takes none where EmailJS does', async () => {
    const { status, dataDir } = await startAndSend(emailJs);
    expect(status).toBe(404);
    expect(readdirSync(dataDir)).not.toContain('outbox');
  });
});
