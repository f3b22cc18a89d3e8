import { http } from 'msw';
import { commonRefusals } from '../../contract/errors.ts';
import { accountHandlers } from './handlers/account.ts';
import { attemptHandlers } from './handlers/attempts.ts';
import { cartHandlers } from './handlers/cart.ts';
import { examDateHandlers } from './handlers/examDates.ts';
import { examHandlers } from './handlers/exams.ts';
import { healthHandlers } from './handlers/health.ts';
import { learningHandlers } from './handlers/learning.ts';
import { messageHandlers } from './handlers/messages.ts';
import { passkeyHandlers } from './handlers/passkeys.ts';
import { openIdHandlers } from './handlers/openId.ts';
import { paymentHandlers } from './handlers/payments.ts';
import { reportHandlers } from './handlers/reports.ts';
import { settingsHandlers } from './handlers/settings.ts';
import { refusalResponse } from './mock.ts';

/** Every call of the API when all goes well; stories and tests override what differs. */
export const handlers = [
  ...healthHandlers,
  ...accountHandlers,
  ...settingsHandlers,
  ...passkeyHandlers,
  ...openIdHandlers,
  ...attemptHandlers,
  ...learningHandlers,
  ...examDateHandlers,
  ...reportHandlers,
  ...paymentHandlers,
  ...examHandlers,
  ...cartHandlers,
  ...messageHandlers,
  http.all('*/api/*', () => refusalResponse(commonRefusals.unknownCall)),
];
