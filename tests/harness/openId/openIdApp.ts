import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Config } from '../../../server/config.ts';
import type { Database } from '../../../server/db/schema.ts';
import { fill, publicUrl, type TestDeps, testApp } from '../app.ts';
import { cheapPasswords } from '../cheapPasswords.ts';
import { startProvider, type TestProvider } from './startProvider.ts';

/** Starts a provider, which ends with the test. */
export async function testProvider(): Promise<TestProvider> {
  const provider = await startProvider(publicUrl);
  onTestFinished(provider.close);
  return provider;
}

/** The settings of an application that takes a provider for Google and for Salesforce. */
export const bothAt = ({ settings }: TestProvider): Config['openId'] => ({ google: settings, salesforce: settings });

/** Starts a provider and such an application. */
export async function openIdApp(
  db: Database,
  { config, ...deps }: TestDeps = {},
): Promise<{ app: FastifyInstance; provider: TestProvider }> {
  await fill(db, []);
  const provider = await testProvider();
  const openId = bothAt(provider);
  const app = await testApp(db, { passwords: cheapPasswords(), config: { openId, ...config }, ...deps });
  return { app, provider };
}
