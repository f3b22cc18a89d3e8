import { expect, test } from './support/journey.ts';
import { exam } from './support/quiz.ts';

// A day, such as 22 November, begins there when it is noon or later in Greenwich.
test.use({ timezoneId: 'America/Los_Angeles', locale: 'en-US' });

test('west of Greenwich every day is its own, in the form of the reader', async ({ page }) => {
  for (const path of ['/articles', exam.path]) {
    await page.goto(path);
    if (path === exam.path) await page.getByText('What has changed').click();
    const dates = page.getByRole('main').locator('time');
    await expect(dates.first()).toBeVisible();
    for (const date of await dates.all()) {
      const day = (await date.getAttribute('datetime')) ?? '';
      const inTheirForm = new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      await expect(date).toHaveText(inTheirForm);
    }
  }
});
