// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { endSession, openSession } from '../session/session.ts';
import { contactDraft, forgetContactDraft, keepContactDraft } from './contactDraft.ts';

const values = { email: 'ana@example.org', subject: 'Mine', message: 'Hello' };
const files = [new File(['one'], 'a.txt')];

const logIn = () =>
  openSession({ accessToken: 'a', refreshToken: 'r', userName: 'ana', email: 'ana@example.org', userId: 'u1' });

beforeEach(forgetContactDraft);

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

it('is gone when its writer logs out', () => {
  logIn();
  keepContactDraft({ values, files, givenSubject: '' });
  endSession('logout');
  expect(contactDraft('').values).toEqual({});
});

it('survives the end of a session that nobody wanted', () => {
  logIn();
  keepContactDraft({ values, files, givenSubject: '' });
  endSession('unreachable');
  expect(contactDraft('').values).toEqual(values);
});
