// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Attempt, saveExamAttempt } from '../../contract/attempts.ts';
import { paths } from '../../domain/paths.ts';
import { mockLogIn } from '../mocks/logIn.ts';
import { mockServer } from '../mocks/node.ts';
import { plainServer } from '../mocks/plainServer.ts';
import { resetMocks } from '../mocks/reset.ts';
import { remember } from '../mocks/state.ts';
import { createStyleCache } from '../theme/styleCache.ts';
import { Site } from './Site.tsx';

const styles = createStyleCache();
const container = document.createElement('div');
let root: Root | undefined;

/** Opens the site at an address. */
function open(address: string): void {
  root?.unmount();
  root = createRoot(container);
  const site = createElement(Site, { styles, prerendered: {} });
  // oxlint-disable-next-line react/no-children-prop -- its type requires the children, and a test has no JSX
  root.render(createElement(MemoryRouter, { initialEntries: [address], children: site }));
}

const until = <T>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: 20_000, interval: 5 });

/** Presses the first of these elements that begins with the words, once it is there. */
async function press(words: string, elements = 'button, [role="button"]'): Promise<void> {
  const pressed = await until(() => {
    const all = [...container.querySelectorAll<HTMLElement>(elements)];
    const found = all.find(({ textContent }) => textContent.startsWith(words));
    if (!found) throw new Error(`There is no "${words}": ${container.textContent}`);
    return found;
  });
  pressed.click();
}

/** Waits for words; the page does not say then that a call has failed, or something that it does not know. */
async function shows(words: string): Promise<void> {
  await until(() => expect(document.body.textContent).toContain(words));
  expect(container.querySelector('[role="alert"]')?.textContent).toBeUndefined();
  expect(container.textContent).not.toMatch(/undefined|NaN/);
}

beforeAll(async () => {
  mockServer.listen({ onUnhandledFrame: 'error' });
  await resetMocks();
  document.body.append(container);
  const ignore = () => undefined;
  vi.stubGlobal('scrollTo', ignore);
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = ignore;
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: false, addListener: ignore, removeListener: ignore }),
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = ignore;
      disconnect = ignore;
    },
  );
  // Each run has an order of answers of its own: here it is always the same.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
  vi.stubGlobal('open', () => ({ closed: false, location: { replace: ignore } }));
});
afterAll(() => {
  root?.unmount();
  mockServer.close();
});

it('a server needs the calls and fields of the specification alone', async () => {
  mockServer.use(...plainServer);
  const saved: Attempt[] = [];
  mockServer.events.on('request:start', async ({ request }) => {
    const isSaved = request.url.endsWith(saveExamAttempt.path);
    if (isSaved) saved.push(saveExamAttempt.body.parse(await request.clone().json()));
  });
  const { userId } = mockLogIn();
  open(paths.home.href());
  await shows('Most Salesforce careers start here.');

  open(paths.quiz.href('administrator'));
  await press('At the end');
  for (let position = 1; position <= 6; position++) {
    await shows(`${position} of 6`);
    await press('A', '[aria-pressed]');
    await press(position < 6 ? 'Next' : 'Submit');
  }
  await shows("You've got 1.5 of 6 (25.00%) right.");
  await shows('Saved to your profile.');
  expect(saved).toMatchObject([{ userId, examId: 'administrator', scorePercent: 25 }]);
  // The ids of questions were made here.
  expect(saved[0]).not.toHaveProperty('picks');

  open(paths.quiz.href('administrator', { mode: 'exam' }));
  await shows('Start simulation');
  open(paths.practice.href({ exam: 'administrator' }));
  await shows('of 6 questions');
  open(paths.profile.href());
  await shows('Platform Administrator - passed 0 times, average score 25%');
  open(paths.questions.href());
  await shows('Choose an exam');
  open(paths.account.href());
  await shows('Change password');

  remember({ cart: ['agenforce'] });
  open(paths.cart.href());
  await press('Buy Courses for 39.00 $');
  await shows('Waiting for the payment');
  open(`${paths.paymentSuccess.href()}?paymentId=mock-payment&PayerID=mock`);
  await shows('Thank you. You now have full access.');
});
