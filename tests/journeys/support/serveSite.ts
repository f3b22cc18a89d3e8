import { freePort } from '../../../tools/freePort.ts';
import { startProvider } from '../../harness/openId/startProvider.ts';
import { newDataDir, startServer } from './server.ts';

/**
 * Serves the site, with new data and somebody who vouches for people, for as long as the journeys run; they find the site
 * by `SITE_URL` and its data by `SITE_DATA`.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else.
export default async function serveSite(): Promise<() => Promise<void>> {
  const { dataDir, remove } = await newDataDir();
  const port = await freePort();
  const provider = await startProvider(`http://localhost:${port}`);
  const { clientId, clientSecret, issuer } = provider.settings;
  const server = await startServer('start', dataDir, port, {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: issuer,
    SALESFORCE_CLIENT_ID: clientId,
    SALESFORCE_CLIENT_SECRET: clientSecret,
    SALESFORCE_ISSUER: issuer,
  });
  process.env.SITE_URL = server.url;
  process.env.SITE_DATA = dataDir;
  return async () => {
    await server.end('SIGTERM');
    provider.close();
    await remove();
  };
}
