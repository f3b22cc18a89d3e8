import type { Tx } from '../schema.ts';
import { accounts, accountSafety } from './accounts.ts';
import { attempts, countingScores, practiceSets } from './attempts.ts';
import { examDates } from './examDates.ts';
import { examDetails, exams, officialLength } from './exams.ts';
import { locks } from './locks.ts';
import { mail } from './mail.ts';
import { openId } from './openId.ts';
import { passkeys } from './passkeys.ts';
import { keptPicks, learnerQuestions, questionReports, simulatedQuestions } from './picks.ts';
import { healthChecks, secretMarks } from './servers.ts';
import { orderLooks, shop } from './shop.ts';

/** One step of the schema, in the SQL that SQLite and PostgreSQL have in common. */
export interface Migration {
  /** Recorded in the database: never rename one that has been released. */
  readonly name: string;
  readonly up: (trx: Tx) => Promise<void>;
}

/** Every step, oldest first. A released one is never changed; a new one goes to the end. */
export const migrations: readonly Migration[] = [
  { name: '001-exams', up: exams },
  { name: '002-accounts', up: accounts },
  { name: '003-mail', up: mail },
  { name: '004-attempts', up: attempts },
  { name: '005-shop', up: shop },
  { name: '006-secret-marks', up: secretMarks },
  { name: '007-health-checks', up: healthChecks },
  { name: '008-order-looks', up: orderLooks },
  { name: '009-exam-details', up: examDetails },
  { name: '010-account-safety', up: accountSafety },
  { name: '011-locks', up: locks },
  { name: '012-passkeys', up: passkeys },
  { name: '013-openid', up: openId },
  { name: '014-official-length', up: officialLength },
  { name: '015-practice-sets', up: practiceSets },
  { name: '016-kept-picks', up: keptPicks },
  { name: '017-learner-questions', up: learnerQuestions },
  { name: '018-question-reports', up: questionReports },
  { name: '019-exam-dates', up: examDates },
  { name: '020-simulated-questions', up: simulatedQuestions },
  { name: '021-counting-scores', up: countingScores },
];
