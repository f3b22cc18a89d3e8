/** What the scripts of a page may weigh when it is the first that a reader opens, in KB of 1024 bytes, packed by gzip. */
export const BUDGET = 135;
