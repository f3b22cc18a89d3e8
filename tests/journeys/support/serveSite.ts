import { newDataDir, startServer } from './server.ts';

/** Serves the site, with new data, for as long as the journeys run; they find both by `SITE_URL` and `SITE_DATA`. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else.
export default async function serveSite(): Promise<() => Promise<void>> {
  const { dataDir, remove } = await newDataDir();
  const server = await startServer('start', dataDir);
  process.env.SITE_URL = server.url;
  process.env.SITE_DATA = dataDir;
  return async () => {
    await server.end('SIGTERM');
    await remove();
  };
}
