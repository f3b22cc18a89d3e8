import type { Session } from '../../contract/account.ts';
import type { ExamDate } from '../../contract/examDates.ts';
import type { LearnerQuestion } from '../../contract/learning.ts';
import type { UserDetails } from '../../contract/profile.ts';

/** The learner of the stories. */
export const mockEmail = 'ana.silva@example.org';

/** The little that the mocks remember of their one learner, so that one can walk through the site. */
export interface MockState {
  readonly email: string;
  /** Ids of the exams that were paid for, and of those in the cart. */
  readonly owned: readonly string[];
  readonly cart: readonly string[];
  /** Ids of the exams whose payment waits to be confirmed. */
  readonly pending: readonly string[];
  readonly attempts: readonly (UserDetails['exams'][number]['attempts'][number] & { readonly examId: string })[];
  readonly questions: readonly LearnerQuestion[];
  readonly examDates: readonly ExamDate[];
}

const nothing: MockState = {
  email: mockEmail,
  owned: [],
  cart: [],
  pending: [],
  attempts: [],
  questions: [],
  examDates: [],
};

// The tab that a payment returns to knows it, too.
const item = 'mocks';

/** What the mocks remember. */
export const mockState = (): MockState => ({
  ...nothing,
  ...(JSON.parse(localStorage.getItem(item) ?? '{}') as Partial<MockState>), // written below
});

/** Has the mocks remember this, too. */
export const remember = (change: Partial<MockState>): void =>
  localStorage.setItem(item, JSON.stringify({ ...mockState(), ...change }));

/** Has the mocks forget everything. */
export const forget = (): void => localStorage.removeItem(item);

/** The learner's session. */
export function mockSession(): Session {
  const { email } = mockState();
  const userName = email.replace(/@.*$/, '');
  return { accessToken: 'access', refreshToken: 'refresh', userName, email, userId: 'user-1' };
}
