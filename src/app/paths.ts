/**
 * Every route of the site: its pattern for the router and the server, and the builder of its address.
 * Nothing else in the product writes an address down.
 */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  certifications: { pattern: '/certifications', href: () => '/certifications' },
  quiz: { pattern: '/certifications/:link', href: (link: string) => `/certifications/${encodeURIComponent(link)}` },
} as const;
