import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Read, Source } from '../draft.ts';
import type { Sections } from '../labels.ts';
import { questionsOf } from '../question.ts';

/** The sections that fixtures speak of. */
export const fixtureSections: Sections = [
  { id: 'setup', name: 'Configuration and Setup' },
  { id: 'data', name: 'Data Management' },
];

/** A file of this folder, as real programs and people write them. */
export function fixture(name: string): Source {
  return { shownAs: name, bytes: readFileSync(join(import.meta.dirname, 'fixtures', name)), sections: fixtureSections };
}

/** What a reader finds in a file: its questions, and what makes none. */
export async function questionsIn(read: Read, source: Source) {
  const { items, remarks = [] } = await read(source);
  return { items: questionsOf(items), remarks };
}

/** A text as a file. */
export function sourceOf(text: string): Source {
  return { shownAs: 'file', bytes: Buffer.from(text), sections: fixtureSections };
}
