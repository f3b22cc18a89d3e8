import { resetConfiguration } from './configuration.ts';
import { resetMails } from './mails.ts';
import { resetBrowser } from './resetBrowser.ts';
import { forget } from './state.ts';

/** Brings browser and mocks back to a visitor who was never here. */
export async function resetMocks(): Promise<void> {
  forget();
  resetConfiguration();
  resetMails();
  await resetBrowser();
}
