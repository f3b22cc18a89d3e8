import { expect, it } from 'vitest';
import { normalizeEmail, userNameOf } from './email.ts';

it('an address is kept without the case and the spaces that it was typed with', () => {
  expect(normalizeEmail(' Ann@Example.ORG\t')).toBe('ann@example.org');
});

it('a user is called what stands before the @', () => {
  expect(userNameOf('ann.lee+exams@example.org')).toBe('ann.lee+exams');
});
