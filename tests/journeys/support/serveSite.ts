import { newDataDir, startServer } from './server.ts';

/** Serves the site, with new data, for as long as the journeys run; they find it by `SITE_URL`. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else.
export default async function serveSite(): Promise<() => Promise<void>> {
  const { dataDir, remove } = await newDataDir();
  const server = await startServer('start', dataDir);
  process.env.SITE_URL = server.url;
  return async () => {
    await server.end('SIGTERM');
    await remove();
  };
}
