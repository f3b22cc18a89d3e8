import { beforeEach, expect, it } from 'vitest';
import { resetTabState } from '../tabState.ts';
import { contactDraft, forgetContactDraft, keepContactDraft } from './contactDraft.ts';

const values = { email: 'ana@example.org', subject: 'Mine', message: 'Hello' };
const files = [new File(['one'], 'a.txt')];

beforeEach(resetTabState);

it('begins with the subject of the link, and is empty without one', () => {
  expect(contactDraft('Support').values).toEqual({ subject: 'Support' });
  expect(contactDraft('')).toEqual({ values: {}, files: [], givenSubject: '' });
});

it('gives back what was typed and attached until it is sent', () => {
  keepContactDraft({ values, files, givenSubject: '' });
  expect(contactDraft('')).toEqual({ values, files, givenSubject: '' });
  forgetContactDraft();
  expect(contactDraft('')).toEqual({ values: {}, files: [], givenSubject: '' });
});

it.each([
  ['takes the subject of a link that was followed after typing', '', 'Support', 'Support'],
  ['keeps the subject that was typed over that of the link', 'Support', 'Support', 'Mine'],
  ['keeps the subject where a page without one is opened next', 'Support', '', 'Mine'],
])('%s', (_, before, now, subject) => {
  keepContactDraft({ values, files, givenSubject: before });
  expect(contactDraft(now)).toMatchObject({ values: { ...values, subject }, files });
});
