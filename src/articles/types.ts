/** What an article may be made of; headings of a file start at h2. Everything else is left out when it is read. */
export type ProseTag =
  | 'a'
  | 'blockquote'
  | 'br'
  | 'code'
  | 'del'
  | 'em'
  | 'h2'
  | 'h3'
  | 'hr'
  | 'img'
  | 'li'
  | 'ol'
  | 'p'
  | 'pre'
  | 'strong'
  | 'table'
  | 'tbody'
  | 'td'
  | 'th'
  | 'thead'
  | 'tr'
  | 'ul';

/** An element of an article's text. */
export interface ProseElement {
  /** `mark` is never in a file: it is where a search has found something. */
  readonly tag: ProseTag | 'mark';
  /** Where a link leads: a path of the site or an address with https. */
  readonly href?: string;
  /** A picture of the site and what it shows in words. */
  readonly src?: string;
  readonly alt?: string;
  /** How a table's column is aligned. */
  readonly align?: 'left' | 'center' | 'right';
  /** The number that an ordered list begins with, where it is not 1. */
  readonly start?: number;
  /** Absent where there is nothing inside. */
  readonly children?: readonly ProseNode[];
}

/** A piece of an article's text: words, or an element around other pieces. */
export type ProseNode = string | ProseElement;

/** What a page says about an article before it is opened (specification, section 3). */
export interface Article {
  /** The file's name without its ending; the article's place in the address. */
  readonly slug: string;
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** Order on the page. */
  readonly position: number;
  /** Slugs of the exams that it speaks of. */
  readonly exams: readonly string[];
  /** The day of its last change, as 2026-11-21. */
  readonly updated: string;
  /** How long reading it takes. */
  readonly minutes: number;
}

/** The texts of the articles, by slug. */
export type ArticleBodies = ReadonlyMap<string, readonly ProseNode[]>;
