import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { contact } from '../../../content/site.ts';
import { emailPaths } from '../../../contract/emailjs.ts';

/** Path of the call that sends messages. */
export const sendCall = `/api${emailPaths.send}`;

/** The mails to the people behind the site that now stand in the outbox, of one writer. */
async function mailsFrom(writer: string): Promise<readonly Email[]> {
  const outbox = join(process.env.SITE_DATA ?? '', 'outbox');
  const files = await readdir(outbox);
  const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))));
  return mails.filter(
    ({ to, replyTo }) =>
      to?.some(({ address }) => address === contact.email) && replyTo?.some(({ address }) => address === writer),
  );
}

/** The one mail that a writer's message has become. */
export async function messageFrom(writer: string): Promise<Email> {
  let found: readonly Email[] = [];
  await expect(async () => {
    found = await mailsFrom(writer);
    expect(found).toHaveLength(1);
  }).toPass();
  const [mail] = found;
  if (!mail) throw new Error(`There is no message from ${writer}.`);
  return mail;
}
