// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveExamAttempt } from '../../contract/attempts.ts';
import { retrieveAllExams, retrieveQuiz } from '../../contract/exams.ts';
import { retrieveUserDetails } from '../../contract/profile.ts';
import { paths } from '../../domain/paths.ts';
import { addAccount } from '../mocks/accounts.ts';
import { addAttempt } from '../mocks/attempts.ts';
import { mockEmail, mockLogIn } from '../mocks/logIn.ts';
import { mock } from '../mocks/mock.ts';
import { mockServer } from '../mocks/node.ts';
import { placeOrder } from '../mocks/orders.ts';
import { extensions, plainServer, serverWithout } from '../mocks/plainServer.ts';
import { resetMocks } from '../mocks/reset.ts';
import { cartOf } from '../mocks/shop.ts';
import { container, open, press, send, setUpPage, shows, tearDownPage, until } from './testing/page.ts';

const password = 'correct horse 1';
/** Answers all six questions with their first answer. */
async function answerAll(mode: string, last: string): Promise<void> {
  open(paths.quiz.href('administrator'));
  await press(mode);
  for (let position = 1; position <= 6; position++) {
    await shows(`${position} of 6`);
    await press('A', '[aria-pressed]');
    await press(position < 6 ? 'Next' : last);
  }
}

/** Pages that show what the server sends. */
const visits = {
  'the list of exams': async () => {
    open(paths.certifications.href());
    await shows('Platform App Builder');
    await shows('$29.00');
  },
  "a visitor's quiz": async () => {
    await answerAll('Immediately', 'Finish');
    await press('View Results');
    await shows("You've got 2 of 6 (33.00%) right.");
  },
  "a user's quiz": async () => {
    mockLogIn();
    await answerAll('At the end', 'Submit');
    await shows("You've got 2 of 6 (33.00%) right.");
    await shows('Saved to your profile.');
  },
  'an exam simulation': async () => {
    mockLogIn();
    open(paths.quiz.href('administrator', { mode: 'exam' }));
    await press('Start the exam');
    await press('A', '[aria-pressed]');
    await press('Review and hand in');
    await press('Hand in with');
    await shows('You have completed the Platform Administrator quiz.');
    await shows('Saved to your profile.');
  },
  'the profile': async () => {
    const { userId } = mockLogIn();
    addAttempt({ userId, examId: 'administrator', scorePercent: 33 }, 33);
    open(paths.profile.href());
    await shows('Platform Administrator - passed 0 times, average score 33%');
  },
  'the profile, with a token that the server refuses': async () => {
    mockLogIn();
    localStorage.setItem('accessToken', 'refused');
    open(paths.profile.href());
    await shows('No exam history available.');
    expect(localStorage.getItem('accessToken')).not.toBe('refused');
  },
  "the user's questions": async () => {
    mockLogIn();
    open(paths.questions.href());
    await shows('Choose an exam');
  },
  'the cart': async () => {
    cartOf(mockLogIn().userId).add('agenforce');
    open(paths.cart.href());
    await shows('Agentforce Specialist');
    await press('Buy Courses for 39.00 $');
    await shows('Your order is ready to be paid.');
  },
  'the way back from a payment': async () => {
    const payment = placeOrder(mockLogIn().userId, ['agenforce']);
    open(`${paths.paymentSuccess.href()}?paymentId=${payment}&PayerID=mock`);
    await shows('Thank you. You now have full access.');
    await shows('Choose your exam');
  },
  'the account': async () => {
    mockLogIn();
    open(paths.account.href());
    await shows('Change the password');
    await until(() => expect(container.querySelector('.MuiSkeleton-root')).toBeNull());
  },
  'logging in': async () => {
    addAccount(mockEmail, password);
    open(paths.login.href());
    await send({ email: mockEmail, password });
    await shows('Choose your exam');
  },
  'signing up': async () => {
    open(paths.signUp.href());
    await send({ email: mockEmail, password });
    await shows('Choose your exam');
  },
  'asking for a new password': async () => {
    open(paths.resetPassword.href());
    await send({ email: mockEmail });
    await shows('a link to set a new password is on its way');
  },
};
const everyVisit = Object.entries(visits);

/** The pages that show what a call returns. */
const visitsOf: ReadonlyMap<string, readonly (keyof typeof visits)[]> = new Map([
  [retrieveAllExams.path, ['the list of exams', 'the cart']],
  [retrieveQuiz.path, ["a visitor's quiz", "a user's quiz", 'an exam simulation']],
  [saveExamAttempt.path, ["a user's quiz", 'an exam simulation']],
  [retrieveUserDetails.path, ['the profile']],
] as const);

beforeAll(() => {
  mockServer.listen({ onUnhandledFrame: 'error' });
  const ignore = () => undefined;
  vi.stubGlobal('scrollTo', ignore);
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
  const tab = { closed: false, location: { replace: ignore } };
  vi.stubGlobal('open', () => tab);
});
beforeEach(async () => {
  await resetMocks();
  setUpPage();
});
afterEach(() => {
  // No page says that a call has failed, or something that it does not know.
  expect(container.querySelector('[role="alert"]')?.textContent).toBeUndefined();
  expect(container.textContent).not.toMatch(/undefined|NaN|Loading/);
  tearDownPage();
  mockServer.resetHandlers();
});
afterAll(() => mockServer.close());

describe('with our own server', () => {
  it.each(everyVisit)('%s', (_, visit) => visit());
});

describe('with a server that has none of our extensions', () => {
  beforeEach(() => mockServer.use(...plainServer));
  it.each(everyVisit)('%s', (_, visit) => visit());

  it('a result goes without the ids that were made here', async () => {
    const save = vi.fn<(body: unknown) => { message: string }>(() => ({ message: '' }));
    mockServer.use(mock(saveExamAttempt, ({ body }) => save(body)));
    await visits["a user's quiz"]();
    expect(save).toHaveBeenCalledOnce();
    expect(save.mock.lastCall?.[0]).toMatchObject({ examId: 'administrator', scorePercent: 33 });
    expect(save.mock.lastCall?.[0]).not.toHaveProperty('picks');
  });
});

describe.each(extensions)('with a server without $field of $path', (extension) => {
  beforeEach(() => mockServer.use(...serverWithout(extension)));
  it.each(visitsOf.get(extension.path) ?? [])('%s', (name) => visits[name]());
});
