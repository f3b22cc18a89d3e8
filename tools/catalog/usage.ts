import { globSync } from 'node:fs';
import type { SourceModule } from './sourceModule.ts';

/** Which files of a site load which, as far as its pages need to know. */
export interface Usage {
  /** Folders of the screens that a file can be reached from. */
  readonly screensOf: (file: string) => readonly string[];
  /** Whether the frame around the screens reaches it. */
  readonly isInFrame: (file: string) => boolean;
}

/** The files that these load, and what those load, as far as they may be entered. */
function reach(
  entries: readonly string[],
  read: (file: string) => Pick<SourceModule, 'loads'>,
  mayEnter: (file: string) => boolean,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const enter = (file: string) => {
    if (seen.has(file) || !mayEnter(file)) return;
    seen.add(file);
    for (const loaded of read(file).loads) enter(loaded);
  };
  for (const entry of entries) enter(entry);
  return seen;
}

/** Follows the imports of every screen, and of the app without its screens. */
export function usageIn(root: string, read: (file: string) => SourceModule): Usage {
  const find = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const isSource = (file: string) => file.startsWith('src/');
  const screens = find('src/screens/*/*Screen.tsx').toSorted();
  const byScreen = screens.map((file) => [file.split('/')[2] ?? '', reach([file], read, isSource)] as const);
  const frame = reach(['src/app/main.tsx'], read, (file) => isSource(file) && !file.startsWith('src/screens/'));
  return {
    screensOf: (file) => [...new Set(byScreen.flatMap(([name, seen]) => (seen.has(file) ? name : [])))],
    isInFrame: (file) => frame.has(file),
  };
}
