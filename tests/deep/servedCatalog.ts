import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { KnownFailure } from '../../server/knownFailure.ts';
import { site } from '../../tools/build/site.ts';

/** Where `npm run build-storybook` puts the catalog. */
export const catalogFolder = join(site.root, 'storybook-static');

/** Serves the built catalog while something is done with its address, which ends with a slash. Throws where there is none. */
export async function withCatalog<T>(act: (address: string) => Promise<T>): Promise<T> {
  if (!existsSync(join(catalogFolder, 'iframe.html')))
    throw new KnownFailure('There is no built catalog: npm run build-storybook');
  const server = await preview({
    configFile: false,
    root: site.root,
    logLevel: 'error',
    build: { outDir: catalogFolder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  try {
    return await act(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
}
