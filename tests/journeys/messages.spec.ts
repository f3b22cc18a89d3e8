import { newLearner, entryOf } from './support/account.ts';
import { pngOf } from '../harness/files.ts';
import { expect, memberTest, test } from './support/journey.ts';
import { messageFrom } from './support/mail.ts';
import { onPage, startQuiz } from './support/quiz.ts';

const picture = {
  name: 'question 12, zoomed (100%).png',
  mimeType: 'image/png',
  buffer: pngOf(Uint8Array.from({ length: 70_001 }, (_, at) => (at * 7919) % 256)),
};
const notes = {
  name: 'Übung.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Zwei Antworten sind richtig.\r\n'),
};
const text = 'In question 12 the second answer is right as well.\nSee the release notes.';

test.use({ expectedErrors: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED / });

memberTest(
  'a message with two files waits for the connection, and arrives once, as it was written',
  async ({ page, context, learner }) => {
    const message = page.getByLabel('Message', { exact: true });
    const attached = page.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
    const send = onPage(page).button('Send message');
    await page.goto('/contact-us');
    await page.getByLabel('Name (optional)').fill('Ana Silva');
    await page.getByLabel('Email', { exact: true }).fill(learner.email);
    await page.getByLabel('Subject (optional)').fill('Question 12');
    await message.fill(text);
    await page.getByLabel('Choose files').setInputFiles([picture, notes]);
    await expect(attached).toHaveCount(2);
    // What was written is there again after a look at another page.
    await entryOf(page, 'About Us').click();
    await expect(page).toHaveURL('/about-us');
    await page.goBack();
    await expect(message).toHaveValue(text);

    await context.setOffline(true);
    await send.click();
    await expect(page.getByRole('alert')).toHaveText('Failed to send message. Please try again.');
    await expect(message).toHaveValue(text);
    await expect(attached).toHaveCount(2);
    await context.setOffline(false);
    await send.dblclick();
    await expect(message).toHaveValue('');
    await expect(attached).toHaveCount(0);

    const mail = await messageFrom(learner.email);
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
  },
);

test('feedback is given by the keyboard in the middle of a quiz, which stays as it is', async ({ page }) => {
  const { answer, button, picked } = onPage(page);
  const { keyboard } = page;
  const dialog = page.getByRole('dialog', { name: 'Give feedback' });
  const [email, message] = ['Email', 'Message'].map((label) => dialog.getByLabel(label, { exact: true }));
  if (!email || !message) throw new Error('There are two fields.');
  const writer = newLearner().email;
  await startQuiz(page, 'At the end of exam');
  await answer('B').click();
  await button('Give feedback on CertCrest').press('Enter');
  await expect(email).toBeFocused();
  // Beside the fields the focus leaves them, and still nothing behind takes a key.
  await dialog.getByRole('heading', { name: 'Give feedback' }).click();
  await keyboard.press('a');
  await keyboard.press('ArrowRight');
  await email.fill(writer);
  await message.fill('Half a sentence');
  await keyboard.press('Escape');
  await expect(button('Give feedback on CertCrest')).toBeFocused();
  await keyboard.press('Enter');
  await expect(email).toHaveValue(writer);
  await message.press('End');
  await keyboard.insertText(' and the rest of it.');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(button('Give feedback on CertCrest')).toBeFocused();
  await expect(picked('B')).toBeVisible();
  await expect(picked('[AC-E]')).toHaveCount(0);
  await expect(onPage(page).text('1 of 10')).toBeVisible();
  expect((await messageFrom(writer)).text).toContain('Half a sentence and the rest of it.');
});
