/** A row of a matrix: where it is not zero, and what stands there. */
export interface SparseRow {
  readonly columns: Uint32Array;
  readonly values: Float64Array;
}

/** How often the basis is improved: more rounds move no pair of questions noticeably. */
const ROUNDS = 4;

/**
 * An orthonormal basis of the `size` directions in which the rows of a matrix vary most: its leading right singular
 * vectors, or nearly (subspace iteration from a fixed start, so that equal matrices give equal results).
 */
export function leadingBasis(rows: readonly SparseRow[], columns: number, size: number): Float64Array[] {
  const random = randomNumbers();
  let basis = orthonormal(Array.from({ length: size }, () => Float64Array.from({ length: columns }, random)));
  for (let round = 0; round < ROUNDS; round += 1) basis = orthonormal(basis.map((one) => timesSquare(rows, one)));
  return basis;
}

/** A row in the directions of a basis. */
export function projected(row: SparseRow, basis: readonly Float64Array[]): Float64Array {
  return Float64Array.from(basis, (direction) => dotSparse(row, direction));
}

/** The matrix's transpose times the matrix times a vector. */
function timesSquare(rows: readonly SparseRow[], vector: Float64Array): Float64Array {
  const result = new Float64Array(vector.length);
  for (const row of rows) addTo(result, row, dotSparse(row, vector));
  return result;
}

// Plain loops over typed arrays: this is where the time goes.

function addTo(vector: Float64Array, { columns, values }: SparseRow, share: number): void {
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at] ?? 0;
    vector[column] = (vector[column] ?? 0) + share * (values[at] ?? 0);
  }
}

function dotSparse({ columns, values }: SparseRow, vector: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < columns.length; at += 1) sum += (values[at] ?? 0) * (vector[columns[at] ?? 0] ?? 0);
  return sum;
}

/** The product of two vectors. */
export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Vectors at right angles that span the same space (Gram-Schmidt); those that add no direction become zero. */
function orthonormal(vectors: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    const rest = vector.slice();
    const before = Math.sqrt(dot(rest, rest));
    for (const other of done) {
      const share = dot(rest, other);
      for (let at = 0; at < rest.length; at += 1) rest[at] = (rest[at] ?? 0) - share * (other[at] ?? 0);
    }
    const length = Math.sqrt(dot(rest, rest));
    // What is left of a vector that the others span is rounding.
    done.push(length > before * 1e-9 ? rest.map((value) => value / length) : new Float64Array(rest.length));
  }
  return done;
}

/** Numbers from -0.5 to 0.5 without a visible order, the same ones every time (a linear congruential generator). */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}
