import { typeset } from '../../domain/typeset.ts';
import * as z from 'zod';
import { textOf } from '../../domain/articles/textOf.ts';
import type { Finding, Problem } from '../../server/content/problems.ts';
import { readYaml } from '../../server/content/readYaml.ts';
import type { Article, ProseNode } from '../../domain/articles/types.ts';
import { type MarkdownTree, parseMarkdown } from './markdown.ts';
import { proseOf, typesetProse } from './proseOf.ts';

const line = z.string().refine((value) => value.trim() !== '', 'must not be empty');

/** The facts above the text of an article's file. */
const articleFile = z.strictObject({
  title: line,
  description: line,
  /** Order on the page. */
  position: z.int('takes a whole number').check(z.positive('takes a number from 1')),
  /** Slugs of the exams that it is about. */
  exams: z.array(z.string()),
  updated: z.iso.date('takes a date as 2026-11-21'),
});

/** An article as its file has it. */
export interface ReadArticle {
  readonly article: Article;
  readonly body: readonly ProseNode[];
  /** The text with its places in the file. */
  readonly tree: MarkdownTree;
  /** Turns something wrong in the facts above the text into a problem with its place. */
  readonly locate: (finding: Finding) => Problem;
}

/** What a file says: the article, or why there is none. */
export type ArticleReading = ReadArticle | { readonly problems: readonly Problem[] };

const facts = /^---\n([\s\S]*?)\n---(?:\n|$)/;

/** Reads an article's file. `slug` is its name without its ending, `shownAs` what problems call it. */
export function readArticle(file: string, slug: string, shownAs: string): ArticleReading {
  const text = file.replaceAll('\r\n', '\n');
  const [head, yaml = ''] = facts.exec(text) ?? [];
  if (head === undefined) {
    return {
      problems: [{ file: shownAs, line: 1, column: 1, message: 'an article begins with facts between lines of ---' }],
    };
  }
  // What was cut off leaves its lines behind, so that every place is that of the file.
  const { value, problems, locate } = readYaml(`\n${yaml}`, articleFile, shownAs);
  if (!value) return { problems };
  const tree = parseMarkdown(head.replaceAll(/[^\n]/g, '') + text.slice(head.length));
  const body = typesetProse(proseOf(tree));
  const [title, description] = [typeset(value.title), typeset(value.description)];
  return { article: { slug, ...value, title, description }, body, tree, locate };
}

export const wordsIn = (body: readonly ProseNode[]): number => textOf(body).match(/\S+/g)?.length ?? 0;
