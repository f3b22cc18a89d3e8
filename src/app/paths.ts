/**
 * Every route of the site: its pattern for the router and the server, and the builder of its address.
 * Nothing else in the product writes an address down.
 */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  certifications: { pattern: '/certifications', href: () => '/certifications' },
  quiz: { pattern: '/certifications/:link', href: (link: string) => `/certifications/${encodeURIComponent(link)}` },
  login: { pattern: '/login', href: () => '/login' },
  signUp: { pattern: '/sign-up', href: () => '/sign-up' },
  /** With `?token=`, as the mail's link has it, the page asks for the new password. */
  resetPassword: { pattern: '/resetPassword', href: () => '/resetPassword' },
  profile: { pattern: '/profile', href: () => '/profile' },
  cart: { pattern: '/cart', href: () => '/cart' },
  /** Where the payment provider's page leads back to, with `?paymentId=…&PayerID=…`. */
  paymentSuccess: { pattern: '/payment-success', href: () => '/payment-success' },
  logout: { pattern: '/logout', href: () => '/logout' },
} as const;
