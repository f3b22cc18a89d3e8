import { textOf } from '../../src/articles/textOf.ts';
import type { ProseNode } from '../../src/articles/types.ts';

/** How many words a text has. */
export const wordsIn = (body: readonly ProseNode[]): number => textOf(body).match(/\S+/g)?.length ?? 0;
