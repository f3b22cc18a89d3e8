import type { Page } from '@playwright/test';
import { pngOf } from '../../harness/files.ts';
import { newLearner } from './account.ts';
import { expect } from './journey.ts';
import { onPage } from './quiz.ts';

/** Files to attach. */
export const picture = {
  name: 'question 12, zoomed (100%).png',
  mimeType: 'image/png',
  buffer: pngOf(Uint8Array.from({ length: 70_001 }, (_, at) => (at * 7919) % 256)),
};
export const notes = {
  name: 'Übung.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Zwei Antworten sind richtig.\r\n'),
};

/** What is written, and what the page says of it. */
export const text = 'In question 12 the second answer is right as well.\nSee the release notes.';
export const sent = 'Your message has been sent successfully!';
export const failed = 'Failed to send message. Please try again.';

/** What people see of the page. */
export const form = (page: Page) => ({
  name: page.getByLabel('Name (optional)'),
  email: page.getByLabel('Email', { exact: true }),
  subject: page.getByLabel('Subject (optional)'),
  message: page.getByLabel('Message', { exact: true }),
  files: page.getByLabel('Choose files'),
  attached: page.getByRole('list', { name: 'Attached files' }).getByRole('listitem'),
  send: onPage(page).button('Send message'),
});

/** Opens the page and writes a message; answers its writer's address. */
export async function write(page: Page, email = newLearner().email): Promise<string> {
  const { name, subject, message, ...fields } = form(page);
  await page.goto('/contact-us');
  await name.fill('Ana Silva');
  await fields.email.fill(email);
  await subject.fill('Question 12');
  await message.fill(text);
  await expect(page.getByText(`${text.length} of 500 characters`, { exact: true })).toBeVisible();
  return email;
}
