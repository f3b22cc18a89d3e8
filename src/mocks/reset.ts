import { resetAccounts } from './accounts.ts';
import { resetAttempts } from './attempts.ts';
import { resetConfiguration } from './configuration.ts';
import { resetConnections } from './connections.ts';
import { resetExamDates } from './examDates.ts';
import { resetLearning } from './learning.ts';
import { resetMails } from './mails.ts';
import { resetOrders } from './orders.ts';
import { resetPasskeys } from './passkeys.ts';
import { resetBrowser } from './resetBrowser.ts';
import { resetReports } from './reports.ts';
import { resetShop } from './shop.ts';

/** Brings browser and mocks back to a visitor who was never here. */
export async function resetMocks(): Promise<void> {
  resetAccounts();
  resetPasskeys();
  resetConnections();
  resetConfiguration();
  resetAttempts();
  resetLearning();
  resetExamDates();
  resetReports();
  resetShop();
  resetOrders();
  resetMails();
  await resetBrowser();
}
