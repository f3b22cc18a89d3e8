import { choiceQuery, type PracticeChoice } from './practice/choice.ts';

/**
 * Who a page is for: `public` pages are for everyone and for search engines, `auth` pages log in or sign up, `private`
 * pages are one user's.
 */
export type Audience = 'public' | 'auth' | 'private';

/** The query of an address, where there is something to say. */
const query = (values: Record<string, string | undefined>): string => {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

/** Slugs that people take for another: the key leads to the value. docs/product.md 2.1 spells Agentforce's so. */
const aliases: Readonly<Record<string, string>> = { agentforce: 'agenforce' };

/** The slug that a slug of an address stands for, mostly itself. */
export const slugOf = (link: string): string => (Object.hasOwn(aliases, link) && aliases[link]) || link;

/** What of a learner's questions is shown. */
export type QuestionKind = 'missed' | 'bookmarked' | 'noted';

/** The pages that a shop owes. */
export const legalPages = ['privacy', 'terms', 'refunds'] as const;
export type LegalPage = (typeof legalPages)[number];

/** What the addresses of all certifications begin with. By itself, it keeps the script in a page's head small. */
export const CERTIFICATION = '/certifications/';

/**
 * Every route of the site: its pattern for the router and the server, who it is for, and the builder of its address.
 * Nothing else in the product writes an address down.
 */
export const paths = {
  home: { pattern: '/', audience: 'public', href: () => '/' },
  certifications: { pattern: '/certifications', audience: 'public', href: () => '/certifications' },
  quiz: {
    pattern: `${CERTIFICATION}:link`,
    audience: 'public',
    /** The exam simulation, its exam where `seed` names one, or the practice of one question, by its id. */
    href: (link: string, of: { mode?: 'exam' | ''; seed?: string | undefined; question?: string } = {}) =>
      `${CERTIFICATION}${encodeURIComponent(link)}${query(of)}`,
  },
  /** The results of a finished quiz, by the id of its attempt; or one of its questions, by its number from 1, among those that a filter leaves. */
  result: {
    pattern: `${CERTIFICATION}:link/results/:attemptId`,
    audience: 'private',
    href: (link: string, attemptId: string, question?: number, only = '') =>
      `${CERTIFICATION}${encodeURIComponent(link)}/results/${encodeURIComponent(attemptId)}${query({ question: question?.toString(), only })}`,
  },
  /** Where a practice is built; the address holds what is chosen. */
  practice: {
    pattern: '/practice',
    audience: 'public',
    href: (choice: Partial<PracticeChoice> = {}) => `/practice${query(choiceQuery(choice))}`,
  },
  /** `q` is what is searched for; the hash names the article that is open. */
  articles: {
    pattern: '/articles',
    audience: 'public',
    href: ({ q = '', slug = '' }: { q?: string; slug?: string } = {}) =>
      `/articles${query({ q })}${slug && `#${slug}`}`,
  },
  /** One article by itself. */
  article: {
    pattern: '/articles/:slug',
    audience: 'public',
    href: (slug: string) => `/articles/${encodeURIComponent(slug)}`,
  },
  aboutUs: { pattern: '/about-us', audience: 'public', href: () => '/about-us' },
  /** With `subject`, the form's subject is filled in. */
  contactUs: {
    pattern: '/contact-us',
    audience: 'public',
    href: (subject = '') => `/contact-us${query({ subject })}`,
  },
  legal: { pattern: '/legal/:page', audience: 'public', href: (page: LegalPage) => `/legal/${page}` },
  /** `next` is where it leads afterwards, where that is not home: an address that `nextPage` takes. */
  login: { pattern: '/login', audience: 'auth', href: (next = '') => `/login${query({ next })}` },
  signUp: { pattern: '/sign-up', audience: 'auth', href: (next = '') => `/sign-up${query({ next })}` },
  /** With `?token=`, as the mail's link has it, the page asks for the new password. */
  resetPassword: { pattern: '/resetPassword', audience: 'private', href: () => '/resetPassword' },
  /** With `?token=`, as the mail's link has it: opening it changes the email. */
  confirmEmail: { pattern: '/confirmEmail', audience: 'private', href: () => '/confirmEmail' },
  account: { pattern: '/account', audience: 'private', href: () => '/account' },
  profile: { pattern: '/profile', audience: 'private', href: () => '/profile' },
  /** The questions that someone has missed, bookmarked or noted; all of them without `show`. */
  questions: {
    pattern: '/profile/questions',
    audience: 'private',
    href: (show: QuestionKind | '' = '') => `/profile/questions${query({ show })}`,
  },
  /** The payment provider's page leads back to it with `?payment=cancelled` from a buyer who cancels. */
  cart: {
    pattern: '/cart',
    audience: 'private',
    href: (payment: 'cancelled' | '' = '') => `/cart${query({ payment })}`,
  },
  /** Where the payment provider's page leads back to, with `?paymentId=…&PayerID=…`. */
  paymentSuccess: { pattern: '/payment-success', audience: 'private', href: () => '/payment-success' },
  logout: { pattern: '/logout', audience: 'private', href: () => '/logout' },
} as const satisfies Record<string, { pattern: string; audience: Audience; href: (...args: never[]) => string }>;

/** Where the result of an attempt is, as far as the exam is on offer and its questions are kept. */
export const resultHref = (exam: string | undefined, attemptId: string | undefined): string | undefined =>
  exam === undefined || attemptId === undefined ? undefined : paths.result.href(exam, attemptId);

/** Begins ten questions of a section at once; of all of the exam where the section's id is unknown. */
export const startPracticeHref = (exam: string, id: string | undefined): string =>
  `${sectionPracticeHref(exam, id)}&${START_NOW}`;

/** In the query of a practice's address: it begins by itself. */
export const START_NOW = 'start=now';

/** Where a section of an exam is practiced, by the exam's slug; all of the exam where the section's id is unknown. */
export const sectionPracticeHref = (exam: string, id: string | undefined): string =>
  paths.practice.href({ exam, from: id === undefined ? [] : [id] });
