/** What makes a spreadsheet take a cell for a formula, also behind quotes that guard it already. */
export const formulaLike = /^'*[=+\-@\t\r＝＋－＠]/;

/** A cell without the quote that guards it; the counterpart of what is written for `formulaLike` cells. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formulaLike.test(cell) ? cell.slice(1) : cell;
