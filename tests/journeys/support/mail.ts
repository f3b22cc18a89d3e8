import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { contact } from '../../../content/site.ts';

/** The one mail in a server's outbox that fits; waits until it is there. */
async function theMail(what: string, fits: (mail: Email) => boolean, dataDir = process.env.SITE_DATA): Promise<Email> {
  const outbox = join(dataDir ?? '', 'outbox');
  let found: Email[] = [];
  const find = async () => {
    const files = await readdir(outbox).catch(() => []); // the first mail makes the folder
    // A draft is still being written.
    const whole = files.filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(whole.map(async (file) => PostalMime.parse(await readFile(join(outbox, file)))));
    found = mails.filter(fits);
    return found.length;
  };
  await expect.poll(find, { message: what }).toBe(1);
  const [mail] = found;
  if (!mail) throw new Error(`There is no mail ${what}.`);
  return mail;
}

/** The one mail to someone. */
export const mailTo = (writer: { readonly email: string }, dataDir?: string): Promise<Email> =>
  theMail(`to ${writer.email}`, ({ to }) => to?.some(({ address }) => address === writer.email) ?? false, dataDir);

/** The one mail to the people behind the site that a writer's message has become. */
export const messageFrom = (writer: string): Promise<Email> =>
  theMail(
    `from ${writer}`,
    ({ to, replyTo }) =>
      (to?.some(({ address }) => address === contact.email) && replyTo?.some(({ address }) => address === writer)) ??
      false,
  );
