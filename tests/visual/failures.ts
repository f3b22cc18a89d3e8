import type { Failure } from './run.ts';

/** How the matcher of Storybook's addon begins. */
const ofAddon = 'to have no violations';

/**
 * Sorts why a story failed. What was found in one of its modes has a line for each, which begins with the story's id: one
 * of axe names the mode as well.
 */
export function failuresOf(id: string, errors: readonly string[]): Failure[] {
  return errors.flatMap((error): Failure[] => {
    if (error.includes(ofAddon)) return [{ kind: 'axe', message: error }];
    const lines = error.split('\n');
    const found = lines.flatMap((line): Failure[] => {
      const message = line.slice(line.indexOf(id));
      if (message.startsWith(`${id} in `)) return [{ kind: 'axe', message }];
      return message.startsWith(`${id}: `) ? [{ kind: 'check', message }] : [];
    });
    return found.length > 0 ? found : [{ kind: 'story', message: error }];
  });
}
