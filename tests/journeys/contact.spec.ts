import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newLearner, stored } from './support/account.ts';
import { form, notes, picture, sent, text, write } from './support/contact.ts';
import { expect, test } from './support/journey.ts';
import { messageFrom, sendCall } from './support/messages.ts';
import { onPage } from './support/quiz.ts';

/** How many messages the page has sent off, whatever became of them. */
function countSent(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === sendCall) count += 1;
  });
  return () => count;
}

test('a message with two files arrives as it was written', async ({ page }) => {
  const { files, attached, send, message, email } = form(page);
  const writer = await write(page);
  await files.setInputFiles([picture, notes]);
  await expect(attached).toHaveCount(2);
  await send.click();
  await expect(page.getByText(sent, { exact: true })).toBeVisible();
  await expect(message).toHaveValue('');
  await expect(email).toHaveValue('');
  await expect(attached).toHaveCount(0);

  const mail = await messageFrom(writer);
  expect(mail.subject).toContain('Question 12');
  expect(mail.text).toContain('Ana Silva');
  for (const line of text.split('\n')) expect(mail.text).toContain(line);
  expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    [picture.name, 'image/png'],
    [notes.name, 'text/plain'],
  ]);
  for (const [at, { buffer }] of [picture, notes].entries()) {
    expect(Buffer.from(mail.attachments[at]?.content as ArrayBuffer).equals(buffer)).toBe(true);
  }
  // What EmailJS's client might keep there has no place beside the session.
  expect(await stored(page)).toEqual({});
});

test('what is wrong is said at each change, and nothing is sent before it is put right', async ({ page }) => {
  const { email, message, files, attached, send } = form(page);
  const count = countSent(page);
  await page.goto('/contact-us');
  await email.fill('ana silva@example.org');
  await expect(page.getByText('Invalid email format', { exact: true })).toBeVisible();
  await email.fill('ana.silva@example.org');
  await expect(page.getByText('Invalid email format', { exact: true })).toBeHidden();
  await send.click();
  await expect(page.getByText('Message is required', { exact: true })).toBeVisible();
  await expect(message).toBeFocused();
  await message.fill('a'.repeat(501));
  await expect(page.getByText('Message cannot exceed 500 characters', { exact: true })).toBeVisible();
  await message.fill('a'.repeat(500));
  await expect(page.getByText('Message cannot exceed 500 characters', { exact: true })).toBeHidden();

  const large = { ...picture, buffer: Buffer.alloc(500 * 1024, 7) };
  await files.setInputFiles([large, notes]);
  await expect(page.getByText(/^These files are 501 KB together/)).toBeVisible();
  await send.click();
  await expect(files).toBeFocused();
  await files.setInputFiles(['b', 'c', 'd', 'e'].map((name) => ({ ...notes, name })));
  await expect(page.getByRole('alert')).toHaveText('You can upload up to 5 files only.');
  await expect(attached).toHaveCount(5);
  await expect(page.getByText(/^The maximum \(5 files\) is reached\./)).toBeVisible();
  expect(count()).toBe(0);
});

test('two quick presses send one message', async ({ page }) => {
  const count = countSent(page);
  const writer = await write(page);
  await form(page).send.dblclick();
  await expect(page.getByText(sent, { exact: true })).toBeVisible();
  await messageFrom(writer);
  expect(count()).toBe(1);
});

test('what was written is there again after a look at another page, and a link fills the subject in', async ({
  page,
}) => {
  const { message, subject, files, attached, email } = form(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  const writer = await write(page);
  await files.setInputFiles([notes]);
  await main.getByRole('link', { name: 'About Us', exact: true }).click();
  await expect(page).toHaveURL('/about-us');
  await page.goBack();
  await expect(message).toHaveValue(text);
  await expect(attached).toHaveCount(1);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Support the project' }).click();
  await expect(page).toHaveURL(/\/contact-us\?subject=/);
  await expect(subject).toHaveValue('Supporting CertCrest');
  await expect(email).toHaveValue(writer);
  await expect(message).toHaveValue(text);
  await page.reload();
  await expect(subject).toHaveValue('Supporting CertCrest');
});

test('writing and sending by the keyboard alone', async ({ page }) => {
  const { name, email, subject, message, files, attached, send } = form(page);
  const writer = newLearner().email;
  const { keyboard } = page;
  // The browser is asked to report the dialog, which takes it a while.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/contact-us');
  await name.focus();
  await keyboard.type('Ana');
  for (const [field, typed] of [
    [email, writer],
    [subject, 'By keyboard'],
    [message, 'Nothing else was needed.'],
  ] as const) {
    await keyboard.press('Tab');
    await expect(field).toBeFocused();
    await keyboard.type(typed);
  }
  await keyboard.press('Tab');
  await expect(files).toBeFocused();
  await keyboard.press('Enter');
  await (await chooser).setFiles([picture, notes]);
  await expect(attached).toHaveCount(2);
  await keyboard.press('Tab');
  await expect(onPage(page).button(`Remove ${picture.name}`)).toBeFocused();
  await keyboard.press('Enter');
  await expect(onPage(page).button(`Remove ${notes.name}`)).toBeFocused();
  await keyboard.press('Tab');
  await expect(send).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText(sent, { exact: true })).toBeVisible();
  await expect(send).toBeFocused();
  expect((await messageFrom(writer)).attachments.map(({ filename }) => filename)).toEqual([notes.name]);
});

test('a file that was refused leaves nothing to read over the success', async ({ page }, testInfo) => {
  const { files, attached, send } = form(page);
  await write(page);
  const path = testInfo.outputPath('notes.txt');
  await writeFile(path, notes.buffer);
  await files.setInputFiles(path);
  await expect(attached).toHaveCount(1);
  await files.setInputFiles(path);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('notes.txt is already attached.');
  await send.click();
  await expect(page.getByText(sent, { exact: true })).toBeVisible();
  await expect(alert).toHaveCount(0);
});
