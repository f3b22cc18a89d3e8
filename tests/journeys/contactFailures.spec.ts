import { entryOf, newLogin, stored } from './support/account.ts';
import { failed, form, notes, picture, sent, text, write } from './support/contact.ts';
import { expect, test } from './support/journey.ts';
import { messageFrom, sendCall } from './support/messages.ts';
import { onPage } from './support/quiz.ts';

test.describe('with a file that is not what its name says', () => {
  test.use({ expectedErrors: /^Failed to load resource: .* 400 / });

  test('the message stays, and says which file it is', async ({ page }) => {
    const { message, files, attached, send } = form(page);
    await write(page);
    await files.setInputFiles([notes, { ...picture, buffer: Buffer.from('<script>alert(1)</script>') }]);
    await send.click();
    await expect(page.getByRole('alert')).toHaveText('The second file is damaged, or is not what its name says.');
    await expect(message).toHaveValue(text);
    await onPage(page).button(`Remove ${picture.name}`).click();
    await expect(attached).toHaveCount(1);
    await send.click();
    await expect(page.getByText(sent, { exact: true })).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /^Failed to load resource: net::ERR_FAILED / });

  test('nothing that was written is lost, no one is logged out, and the next try arrives', async ({ page }) => {
    const { name, email, subject, message, files, attached, send } = form(page);
    const learner = await newLogin(page);
    const before = await stored(page);
    await page.route(`**${sendCall}`, (route) => route.abort());
    await write(page, learner.email);
    await files.setInputFiles([picture, notes]);
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(failed);
    await expect(page.getByText(sent, { exact: true })).toBeHidden();
    await expect(name).toHaveValue('Ana Silva');
    await expect(email).toHaveValue(learner.email);
    await expect(subject).toHaveValue('Question 12');
    await expect(message).toHaveValue(text);
    await expect(attached).toHaveCount(2);
    await expect(entryOf(page, 'Profile')).toBeVisible();
    expect(await stored(page)).toEqual(before);

    await page.unroute(`**${sendCall}`);
    await send.click();
    await expect(page.getByText(sent, { exact: true })).toBeVisible();
    expect((await messageFrom(learner.email)).attachments).toHaveLength(2);
  });
});

test.describe('where the network goes while someone writes', () => {
  test.use({ expectedErrors: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED / });

  test('the message can be sent once it is back', async ({ page, context }) => {
    const { send, message } = form(page);
    const writer = await write(page);
    await context.setOffline(true);
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(failed);
    await expect(message).toHaveValue(text);
    await context.setOffline(false);
    await send.click();
    await expect(page.getByText(sent, { exact: true })).toBeVisible();
    await messageFrom(writer);
  });
});
