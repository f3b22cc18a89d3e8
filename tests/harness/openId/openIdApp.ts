import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Database } from '../../../server/db/schema.ts';
import { fill, publicUrl, type TestDeps, testApp } from '../app.ts';
import { cheapPasswords } from '../cheapPasswords.ts';
import { startProvider, type TestProvider } from './startProvider.ts';

/** Starts a provider, which ends with the test, and an application that takes it for Google and for Salesforce. */
export async function openIdApp(
  db: Database,
  { config, ...deps }: TestDeps = {},
): Promise<{ app: FastifyInstance; provider: TestProvider }> {
  await fill(db, []);
  const provider = await startProvider(publicUrl);
  onTestFinished(provider.close);
  const openId = { google: provider.settings, salesforce: provider.settings };
  const app = await testApp(db, { passwords: cheapPasswords(), config: { openId, ...config }, ...deps });
  return { app, provider };
}
