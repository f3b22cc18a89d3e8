import { freePort } from '../../../tools/freePort.ts';
import { startProvider } from '../../harness/openId/startProvider.ts';
import { newDataDir, startServer } from './server.ts';

/**
 * Serves the site, with new data, for as long as the journeys run; they find both by `SITE_URL` and `SITE_DATA`. Beside it
 * the same site is served by a server that takes a provider of this machine for Google and for Salesforce, with data of
 * its own: `OPENID_SITE_URL` and `OPENID_SITE_DATA`.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else.
export default async function serveSite(): Promise<() => Promise<void>> {
  const { dataDir, remove } = await newDataDir();
  const server = await startServer('start', dataDir);
  process.env.SITE_URL = server.url;
  process.env.SITE_DATA = dataDir;
  const closeOther = await serveWithProvider();
  return async () => {
    await closeOther();
    await server.end('SIGTERM');
    await remove();
  };
}

async function serveWithProvider(): Promise<() => Promise<void>> {
  const { dataDir, remove } = await newDataDir();
  const port = await freePort();
  const provider = await startProvider(`http://localhost:${port}`);
  const { clientId, clientSecret, issuer } = provider.settings;
  const server = await startServer('serve', dataDir, port, {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: issuer,
    SALESFORCE_CLIENT_ID: clientId,
    SALESFORCE_CLIENT_SECRET: clientSecret,
    SALESFORCE_ISSUER: issuer,
  });
  process.env.OPENID_SITE_URL = server.url;
  process.env.OPENID_SITE_DATA = dataDir;
  return async () => {
    await server.end('SIGTERM');
    provider.close();
    await remove();
  };
}
