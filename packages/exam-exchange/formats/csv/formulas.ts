/** A cell that spreadsheets take for a formula, also behind quotes that guard it already. */
export const formulaLike = /^'*[=+\-@\t\r＝＋－＠]/;

/** A cell without the quote that guards it; `writeCsv` puts it there. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formulaLike.test(cell) ? cell.slice(1) : cell;
