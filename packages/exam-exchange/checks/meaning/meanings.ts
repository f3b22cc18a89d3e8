import { countStems, countTexts } from '../text.ts';
import { leadingBasis, projected, type SparseRow } from './basis.ts';

/** Directions of meaning, at most, and documents for each of them, at least. */
const MOST_DIRECTIONS = 200;
const DOCUMENTS_PER_DIRECTION = 7;

/**
 * Places texts by their meaning (latent semantic analysis): words that stand in the same texts come to mean nearly the
 * same, so that "unlocked package" and "installed versions" meet. Words weigh the more the fewer texts have them
 * (tf-idf); the few hundred directions in which texts differ most are kept. The likeness of two texts is the product of
 * their vectors, which have the length 1, or 0 where a text shares no word with any other.
 */
export function meaningsOf(texts: readonly string[]): Float64Array[] {
  const { rows, columns } = weighted(texts.map((text) => countStems(text.match(/\w+/g) ?? [])));
  const size = Math.min(MOST_DIRECTIONS, Math.ceil(texts.length / DOCUMENTS_PER_DIRECTION), columns);
  const basis = leadingBasis(rows, columns, size);
  return rows.map((row) => unit(projected(row, basis)));
}

/** Texts as rows of weights, each of the length 1. A word of one text alone, such as a firm's name, says nothing. */
function weighted(documents: readonly ReadonlyMap<string, number>[]): { rows: SparseRow[]; columns: number } {
  const shared = [...countTexts(documents)].filter(([, count]) => count > 1);
  const columns = new Map(
    shared.map(([word, count], column) => [word, { column, rarity: Math.log(documents.length / count) }]),
  );
  const rows = documents.map((counts) => {
    const row = [...counts].flatMap(([word, count]) => {
      const known = columns.get(word);
      return known ? [{ column: known.column, weight: (1 + Math.log(count)) * known.rarity }] : [];
    });
    return {
      columns: Uint32Array.from(row, ({ column }) => column),
      values: unit(Float64Array.from(row, ({ weight }) => weight)),
    };
  });
  return { rows, columns: columns.size };
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector);
  return length < 1e-9 ? vector.fill(0) : vector.map((value) => value / length);
}
