import { expect, it } from 'vitest';
import { linkKind } from './links.ts';

it.each(['/', '/certifications/administrator', '/articles?q=flow#trailhead', '/about-us'])(
  '%s stays in the site',
  (href) => {
    expect(linkKind(href)).toBe('site');
  },
);

it.each(['https://trailhead.salesforce.com', 'HTTPS://help.salesforce.com/s/?id=1', 'https://127.0.0.1'])(
  '%s leads to another site',
  (href) => {
    expect(linkKind(href)).toBe('outside');
  },
);

it.each([
  '#trailhead',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'http://example.com',
  'mailto:somebody@example.com',
  '//evil.example',
  '/\\evil.example',
])('%j is no link', (href) => {
  expect(linkKind(href)).toBeUndefined();
});
