import { build } from 'vite';
import { site } from './site.ts';

/**
 * A script of the site as the text that stands in a page: in one piece with what it imports, and small.
 *
 * @param entry Its file, from the project's root.
 */
export async function inlineScript(entry: string): Promise<string> {
  const built = await build({
    root: site.root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'script' } },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error(`${entry} was not built.`);
  return result.output[0].code.trim();
}
