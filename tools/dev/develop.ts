import { sep } from 'node:path';
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
import { examFiles } from '../../server/content/examFiles.ts';
import { formatProblem, type Problem } from '../../server/content/problems.ts';
import { readCatalogue } from '../../server/content/readCatalogue.ts';
import { apiGate } from './apiGate.ts';
import { type ApiCommand, apiProcess } from './apiProcess.ts';
import { latest } from './latest.ts';
import { contentError, makeOverlay } from './overlay.ts';

/** What is developed. */
export interface Development {
  /** The site's own Vite configuration comes on top of this. */
  readonly vite: InlineConfig;
  readonly port: number;
  readonly api: ApiCommand;
  readonly apiPort: number;
  /** Folders whose files the API is made of. */
  readonly apiFolders: readonly string[];
  /** Folder of the exam files. */
  readonly contentDir: string;
}

/** A development server that runs. */
export interface Developing {
  readonly vite: ViteDevServer;
  readonly end: () => Promise<void>;
}

/** Saving a file may be told of more than once, in milliseconds. */
const PAUSE = 100;

/**
 * Runs Vite's server and behind it the API, which starts anew whenever its files or the exams change. While an exam file
 * is broken the API goes on with the exams as they were, and terminal and page say what is wrong; pages load anew once
 * the exams are as the files have them. Resolves when all is there.
 */
export async function develop(development: Development): Promise<Developing> {
  const { port, apiPort, apiFolders, contentDir } = development;
  const api = apiProcess(development.api);
  const overlay = makeOverlay();
  let problems: readonly Problem[] = [];
  let isContentNew = true;

  const update = latest(async () => {
    const reloads = isContentNew || overlay.isShown();
    if (isContentNew) {
      isContentNew = false;
      problems = readCatalogue(await examFiles(contentDir)).problems;
    }
    if (problems.length > 0) {
      console.error(`\n${problems.map(formatProblem).join('\n')}`);
      const isRunning = (await api.failure()) === undefined;
      console.error(
        isRunning ? 'The API goes on with the exams as they were.' : 'The API waits for this to be mended.',
      );
      return overlay.show(contentError(problems));
    }
    const failure = await api.restart();
    if (failure !== undefined) return overlay.show({ message: `The API does not start.\n\n${failure}`, stack: '' });
    if (reloads) overlay.reload();
  });

  let pause: NodeJS.Timeout | undefined;
  const isIn = (folder: string, file: string) => file.startsWith(folder + sep);
  function onSaved(file: string): void {
    const isContent = isIn(contentDir, file);
    if (!isContent && !apiFolders.some((folder) => isIn(folder, file))) return;
    isContentNew ||= isContent;
    clearTimeout(pause);
    // A file may be gone again by then, which the next event tells, too.
    pause = setTimeout(() => void update().catch(console.error), PAUSE);
  }

  const watch: Plugin = {
    name: 'watch-api',
    configureServer(server) {
      overlay.attach(server);
      server.watcher.add([...apiFolders, contentDir]).on('all', (_event, file) => onSaved(file));
    },
  };
  const vite = await createServer({
    ...development.vite,
    plugins: [...(development.vite.plugins ?? []), apiGate(api), watch],
    server: { ...development.vite.server, port, strictPort: true, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
  });
  await vite.listen();
  await update();
  return {
    vite,
    async end() {
      clearTimeout(pause);
      await Promise.all([vite.close(), api.end()]);
    },
  };
}
