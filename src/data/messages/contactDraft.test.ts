import { beforeEach, expect, it } from 'vitest';
import { resetTabState } from '../tabState.ts';
import { contactDraft, keepContactDraft } from './contactDraft.ts';

const values = { email: 'ana@example.org', subject: 'Mine', message: 'Hello' };
const files = [new File(['one'], 'a.txt')];

beforeEach(resetTabState);

it.each([
  ['takes the subject of a link that was followed after typing', '', 'Support', 'Support'],
  ['keeps the subject that was typed over that of the link', 'Support', 'Support', 'Mine'],
  ['keeps the subject where a page without one is opened next', 'Support', '', 'Mine'],
])('%s', (_, before, now, subject) => {
  keepContactDraft({ values, files, givenSubject: before });
  expect(contactDraft(now)).toMatchObject({ values: { ...values, subject }, files });
});
