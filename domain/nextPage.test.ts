import { describe, expect, it } from 'vitest';
import { nextPage } from './nextPage.ts';

describe('nextPage', () => {
  it.each([
    '/cart',
    '/profile',
    '/account',
    '/payment-success?paymentId=p&PayerID=q',
    '/profile/questions?show=missed',
    '/certifications/administrator?mode=exam',
    '/practice?exam=administrator&pool=missed',
  ])('follows %s', (next) => {
    expect(nextPage(next)).toBe(next);
  });

  it('leaves a hash out', () => {
    expect(nextPage('/cart#top')).toBe('/cart');
  });

  it.each([
    null,
    '',
    '/',
    '/logout',
    '//evil.example/cart',
    '/\\evil.example/cart',
    'https://evil.example/cart',
    'javascript:alert(1)',
    'https://here.invalid/cart',
    '/logout/../logout',
    '/certifications/../logout',
  ])('does not follow %j', (next) => {
    expect(nextPage(next)).toBeUndefined();
  });
});
