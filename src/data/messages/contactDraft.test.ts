import { beforeEach, expect, it } from 'vitest';
import { resetTabState } from '../tabState.ts';
import { contactDraft, forgetContactDraft, keepContactDraft } from './contactDraft.ts';

const values = { email: 'ana@example.org', subject: 'Mine', message: 'Hello' };
const files = [new File(['one'], 'a.txt')];

beforeEach(resetTabState);

it('begins empty', () => {
  expect(contactDraft('')).toEqual({ values: {}, files: [], givenSubject: '' });
});

it('gives back what was typed and attached', () => {
  keepContactDraft({ values, files, givenSubject: '' });
  expect(contactDraft('')).toEqual({ values, files, givenSubject: '' });
});

it('is gone once the message was sent', () => {
  keepContactDraft({ values, files, givenSubject: '' });
  forgetContactDraft();
  expect(contactDraft('').values).toEqual({});
});

it('begins with the subject of the link', () => {
  expect(contactDraft('Supporting CertCrest').values).toEqual({ subject: 'Supporting CertCrest' });
});

it('takes the subject of a link that was followed after typing, and keeps the rest', () => {
  keepContactDraft({ values, files, givenSubject: '' });
  expect(contactDraft('Supporting CertCrest').values).toEqual({ ...values, subject: 'Supporting CertCrest' });
});

it('keeps the subject that was typed over that of the link', () => {
  keepContactDraft({ values, files, givenSubject: 'Supporting CertCrest' });
  expect(contactDraft('Supporting CertCrest').values.subject).toBe('Mine');
});

it('keeps the subject where a page without one is opened next', () => {
  keepContactDraft({ values, files, givenSubject: 'Supporting CertCrest' });
  expect(contactDraft('').values.subject).toBe('Mine');
});
