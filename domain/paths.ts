/** Who a page is for: `page` is for everybody and for search engines, `door` is a way in, `own` is one reader's. */
export type Audience = 'page' | 'door' | 'own';

/** The query of an address, where there is something to say. */
const query = (values: Record<string, string>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
};

/** Slugs that people take for another: the key leads to the value. The specification spells Agentforce's so. */
const aliases: Readonly<Record<string, string>> = { agentforce: 'agenforce' };

/** The slug that a slug of an address stands for, mostly itself. */
export const slugOf = (link: string): string => (Object.hasOwn(aliases, link) && aliases[link]) || link;

/** What the addresses of all certifications begin with. By itself, it keeps the script in a page's head small. */
export const CERTIFICATION = '/certifications/';

/**
 * Every route of the site: its pattern for the router and the server, who it is for, and the builder of its address.
 * Nothing else in the product writes an address down.
 */
export const paths = {
  home: { pattern: '/', audience: 'page', href: () => '/' },
  certifications: { pattern: '/certifications', audience: 'page', href: () => '/certifications' },
  quiz: {
    pattern: `${CERTIFICATION}:link`,
    audience: 'page',
    href: (link: string) => `${CERTIFICATION}${encodeURIComponent(link)}`,
  },
  /** `q` is what is searched for; the hash names the article that is open. */
  articles: {
    pattern: '/articles',
    audience: 'page',
    href: ({ q = '', slug = '' }: { q?: string; slug?: string } = {}) =>
      `/articles${query({ q })}${slug && `#${slug}`}`,
  },
  aboutUs: { pattern: '/about-us', audience: 'page', href: () => '/about-us' },
  /** With `subject`, the form's subject is filled in. */
  contactUs: {
    pattern: '/contact-us',
    audience: 'page',
    href: (subject = '') => `/contact-us${query({ subject })}`,
  },
  /** `next` is where it leads afterwards, where that is not home: an address that `nextPage` takes. */
  login: { pattern: '/login', audience: 'door', href: (next = '') => `/login${query({ next })}` },
  signUp: { pattern: '/sign-up', audience: 'door', href: (next = '') => `/sign-up${query({ next })}` },
  /** With `?token=`, as the mail's link has it, the page asks for the new password. */
  resetPassword: { pattern: '/resetPassword', audience: 'own', href: () => '/resetPassword' },
  /** With `?token=`, as the mail's link has it: opening it changes the email. */
  confirmEmail: { pattern: '/confirmEmail', audience: 'own', href: () => '/confirmEmail' },
  account: { pattern: '/account', audience: 'own', href: () => '/account' },
  profile: { pattern: '/profile', audience: 'own', href: () => '/profile' },
  /** The payment provider's page leads back to it with `?payment=cancelled` from a buyer who cancels. */
  cart: {
    pattern: '/cart',
    audience: 'own',
    href: (payment: 'cancelled' | '' = '') => `/cart${query({ payment })}`,
  },
  /** Where the payment provider's page leads back to, with `?paymentId=…&PayerID=…`. */
  paymentSuccess: { pattern: '/payment-success', audience: 'own', href: () => '/payment-success' },
  logout: { pattern: '/logout', audience: 'own', href: () => '/logout' },
} as const satisfies Record<string, { pattern: string; audience: Audience; href: (...args: never[]) => string }>;
