import { expect, it } from 'vitest';
import { email } from './account.ts';
import { contactMessage, feedback } from './messages.ts';

it.each([
  ['sign-up', email],
  ['the contact form', contactMessage.shape.email],
  ['feedback', feedback.shape.email],
])('%s holds an address that is too long against no pattern, which would take seconds', (_, schema) => {
  const { error } = schema.safeParse(`a@${'.'.repeat(1000)} `);
  expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
});
