import { describe, it } from 'vitest';
import { defineEndpoint } from '../../contract/endpoint.ts';
import { commonRefusals } from '../../contract/errors.ts';
import { login } from '../../contract/account.ts';
import { message } from '../../contract/scalars.ts';
import { accountContract } from './account.ts';
import { attemptsContract } from './attempts.ts';
import { cartContract } from './cart.ts';
import { examDatesContract } from './examDates.ts';
import { examsContract } from './exams.ts';
import { learningContract } from './learning.ts';
import { passkeysContract } from './passkeys.ts';
import { marksContract } from './marks.ts';
import { openIdContract } from './openId.ts';
import { paymentsContract } from './payments.ts';
import { profileContract } from './profile.ts';
import { purchaseContract } from './purchase.ts';
import { reportsContract } from './reports.ts';
import { sessionContract } from './session.ts';
import { settingsContract } from './settings.ts';
import { call, refusal, type Subject } from './subject.ts';

const unknown = defineEndpoint({ method: 'GET', path: '/none/', summary: '', response: message, refusals: {} });

const suites = {
  'the exams': examsContract,
  'the account': accountContract,
  'a session': sessionContract,
  'the settings': settingsContract,
  passkeys: passkeysContract,
  'connected accounts': openIdContract,
  'the profile': profileContract,
  'an attempt': attemptsContract,
  'what a learner has of a question': learningContract,
  'bookmarks and notes': marksContract,
  'an exam date': examDatesContract,
  'a report': reportsContract,
  'the cart': cartContract,
  'a payment': paymentsContract,
  'a purchase': purchaseContract,
};

/**
 * The contract of the API, for the server and the mocks. For each test there are exams, of which
 * `administrator` and `appBuilder` cost something and another costs nothing, and no one has an account.
 */
export function apiContract(subject: Subject): void {
  for (const [name, suite] of Object.entries(suites)) {
    describe(name, () => {
      suite(subject);
    });
  }

  it('knows no other call', async () => {
    await refusal(await call(subject, unknown), commonRefusals.unknownCall);
  });

  it('refuses what is no JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(subject.baseUrl() + login.path, { method: 'POST', headers, body: '{"email":' });
    await refusal(reply, commonRefusals.invalidRequest);
  });
}
