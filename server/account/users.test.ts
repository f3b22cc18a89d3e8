import { expect, it } from 'vitest';
import { normalizeEmail, userNameOf } from './users.ts';

it('an address is normalized without the case and the spaces that it was typed with', () => {
  expect(normalizeEmail(' Ann@Example.ORG\t')).toBe('ann@example.org');
});

it('the name of a user is the part before the @', () => {
  expect(userNameOf('ann.lee+exams@example.org')).toBe('ann.lee+exams');
});
