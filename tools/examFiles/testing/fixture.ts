import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sections, Source } from '../exchange.ts';

/** The sections that fixtures speak of. */
export const fixtureSections: Sections = [
  { id: 'setup', name: 'Configuration and Setup' },
  { id: 'data', name: 'Data Management' },
];

/** A file of this folder, as real programs and people write them. */
export function fixture(name: string): Source {
  return { shownAs: name, bytes: readFileSync(join(import.meta.dirname, 'fixtures', name)), sections: fixtureSections };
}

/** A text as a file. */
export function sourceOf(text: string): Source {
  return { shownAs: 'file', bytes: Buffer.from(text), sections: fixtureSections };
}
