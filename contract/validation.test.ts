import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { credentials, email, register, resetRequest } from './account.ts';
import { contactMessage, feedback } from './messages.ts';

const [valid, letters] = ['ana@example.org', 'a'.repeat(20)];
const contact = { name: '', email: valid, subject: '', message: 'Hello' };

/** Each form with what breaks a rule, and the sentence that its field then has (docs/product.md 6). */
const rules: readonly [form: z.ZodMiniType, value: object, sentence: string][] = [
  [register.body, { email: '', password: 'horse 12' }, 'Email is required'],
  [register.body, { email: 'nope', password: 'horse 12' }, 'Invalid email format'],
  [register.body, { email: valid, password: '' }, 'Password is required'],
  [register.body, { email: valid, password: 'horse 1' }, 'Password must be at least 8 characters'],
  [register.body, { email: valid, password: '12345678' }, 'Password must contain at least one letter'],
  [register.body, { email: valid, password: 'horsehorse' }, 'Password must contain at least one number'],
  [credentials, { email: '', password: 'x' }, 'Email is required'],
  [credentials, { email: valid, password: '' }, 'Password is required'],
  [resetRequest, { email: '' }, 'Email is required!'],
  [resetRequest, { email: 'nope' }, 'Invalid email format'],
  [contactMessage, { ...contact, email: '' }, 'Email is required'],
  [contactMessage, { ...contact, email: 'a b@example.org' }, 'Invalid email format'],
  [contactMessage, { ...contact, message: '' }, 'Message is required'],
  [contactMessage, { ...contact, message: 'x'.repeat(501) }, 'Message cannot exceed 500 characters'],
  [feedback, { email: '', message: letters }, 'Email is required.'],
  [feedback, { email: 'ana@example', message: letters }, 'Invalid email format.'],
  [feedback, { email: valid, message: '  ' }, 'Message cannot be empty.'],
  [feedback, { email: valid, message: ` ${'a'.repeat(19)} ` }, 'Message must be at least 20 characters long.'],
];

it.each(rules)('%#: a form says what is wrong: %j', (form, value, sentence) => {
  expect(form.safeParse(value).error?.issues[0]?.message).toBe(sentence);
});

it('a form takes the least that its rules ask for', () => {
  const least: readonly [z.ZodMiniType, object][] = [
    [register.body, { email: valid, password: 'horses 1' }],
    [credentials, { email: valid, password: 'x' }],
    [contactMessage, { ...contact, message: 'x'.repeat(500) }],
    [feedback, { email: valid, message: letters }],
  ];
  for (const [form, value] of least) expect(form.safeParse(value).success).toBe(true);
});

it.each([
  ['sign-up', email],
  ['the contact form', contactMessage.shape.email],
  ['feedback', feedback.shape.email],
])('%s holds an address that is too long against no pattern, which would take seconds', (_, schema) => {
  const { error } = schema.safeParse(`a@${'.'.repeat(1000)} `);
  expect(error?.issues.map(({ code }) => code)).toEqual(['too_big']);
});
