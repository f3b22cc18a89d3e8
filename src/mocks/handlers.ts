import { http } from 'msw';
import { commonRefusals } from '../../contract/errors.ts';
import { accountHandlers } from './handlers/account.ts';
import { learningHandlers } from './handlers/learning.ts';
import { shopHandlers } from './handlers/shop.ts';
import { mockMails } from './mails.ts';
import { refusalResponse } from './mock.ts';

/** The calls of the API when all goes well; stories and tests override what differs. */
export const handlers = [
  ...accountHandlers,
  ...learningHandlers,
  ...shopHandlers,
  mockMails,
  http.all('*/api/*', () => refusalResponse(commonRefusals.unknownCall)),
];
