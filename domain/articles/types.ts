const blocks = ['p', 'h2', 'h3', 'blockquote', 'pre', 'ul', 'ol', 'li'] as const;
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const;
const words = ['a', 'code', 'em', 'strong'] as const;

/** What an article may be made of; headings of a file start at h2. Everything else is dropped when the file is read. */
export const proseTags = [...blocks, ...tables, ...words] as const;

/** An element of an article's text. */
export interface ProseElement {
  /** `mark` is never in a file: it shows what a search has found. */
  readonly tag: (typeof proseTags)[number] | 'mark';
  /** Where a link leads: a path of the site or an address with https. */
  readonly href?: string;
  /** How a table's column is aligned. */
  readonly align?: 'left' | 'center' | 'right';
  /** Absent where there is nothing inside. */
  readonly children?: readonly ProseNode[];
}

/** A piece of an article's text: words, or an element around other pieces. */
export type ProseNode = string | ProseElement;

/** The facts about an article that a page shows before it is opened (docs/product.md 2.7). */
export interface Article {
  /** The file's name without its extension; the hash of its address. */
  readonly slug: string;
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** Order on the page. */
  readonly position: number;
  /** Slugs of the exams that it is about. */
  readonly exams: readonly string[];
  /** Date of its last change, as 2026-11-21. */
  readonly updated: string;
}

/** An article with its text. */
export interface FullArticle extends Article {
  readonly body: readonly ProseNode[];
}
