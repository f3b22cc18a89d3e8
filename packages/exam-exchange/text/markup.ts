import { fenced, languageOf, type RichPiece, richPieces } from './contentText.ts';
import { escapeXml, type MarkupEvent } from './html.ts';

/** A link in a text. */
export interface FoundLink {
  readonly title: string;
  readonly url: string;
}

/** A text with markup in the form of content texts. */
export interface MarkupText {
  /** Code is marked as in content texts; everything else is plain. */
  readonly text: string;
  readonly links: readonly FoundLink[];
  /** What can't be taken over, each as a phrase. */
  readonly lost: readonly string[];
}

/** A text without markup. */
export const plainText = (text: string): MarkupText => ({ text, links: [], lost: [] });

/** Several texts as one, each on a new line. */
export function joinTexts(texts: readonly MarkupText[], between = '\n'): MarkupText {
  return {
    text: texts.map(({ text }) => text).join(between),
    links: texts.flatMap(({ links }) => links),
    lost: texts.flatMap(({ lost }) => lost),
  };
}

/** Line breaks before and after an element. */
const gaps: Readonly<Record<string, number>> = {
  ...Object.fromEntries('p ul ol dl table h1 h2 h3 h4 h5 h6 blockquote figure hr'.split(' ').map((tag) => [tag, 2])),
  ...Object.fromEntries(
    'div li tr dt dd section article header footer center pre caption'.split(' ').map((tag) => [tag, 1]),
  ),
};

/** Elements that plain text can't express, and how problems name them. */
const inexpressible: Readonly<Record<string, string>> = {
  ...Object.fromEntries('audio video object embed iframe svg picture'.split(' ').map((tag) => [tag, `the <${tag}>`])),
  math: 'the formula',
  table: 'the lines of a table',
  sub: 'the subscript',
  sup: 'the superscript',
};

/** Elements whose text is not part of the text. */
const silent = new Set(['script', 'style', 'audio', 'video', 'object', 'iframe', 'svg', 'math']);

/** Converts markup to the form of content texts; the result is not `tidy` yet. */
export function fromMarkup(events: Iterable<MarkupEvent>): MarkupText {
  const writer = new Writer();
  for (const event of events) {
    if (event.kind === 'text') writer.write(event.text);
    else if (event.kind === 'open') writer.open(event.tag, event.attribute);
    else writer.close(event.tag);
  }
  return writer.end();
}

/** Builds a text from events. */
class Writer {
  #text = '';
  /** Line breaks to write before the next words. */
  #gap = 0;
  /** Set within code: its text so far. */
  #code: { value: string; isBlock: boolean; language: string } | undefined;
  #silence = 0;
  readonly #lists: (number | undefined)[] = [];
  #link: { url: string; from: number } | undefined;
  readonly #links: FoundLink[] = [];
  readonly #lost = new Set<string>();

  write(text: string): void {
    if (this.#silence > 0) return;
    if (this.#code) this.#code.value += this.#code.isBlock ? text : text.replaceAll(/[\t\r\n\f]/g, ' ');
    else if (this.#text === '' || this.#gap > 0) this.#put(text.replace(/^[ \t\r\n\f]+/, ''));
    else this.#put(text);
  }

  open(tag: string, attribute: (name: string) => string | undefined): void {
    const name = inexpressible[tag];
    if (name !== undefined) this.#lost.add(name);
    if (silent.has(tag)) this.#silence += 1;
    if (tag === 'script' && attribute('type')?.startsWith('math/')) this.#lost.add('the formula');
    if (tag === 'img') this.#lost.add(`the picture "${attribute('alt') || (attribute('src') ?? '').slice(0, 80)}"`);
    this.#atLeast(gaps[tag]);
    if (tag === 'br') this.#break();
    if (tag === 'pre') this.#code = { value: '', isBlock: true, language: '' };
    else if (tag === 'code') this.#openCode(attribute('class') ?? '');
    else if (tag === 'ul' || tag === 'ol') this.#lists.push(tag === 'ol' ? 0 : undefined);
    else if (tag === 'li') this.#bullet();
    else if (tag === 'a') this.#link = { url: attribute('href') ?? '', from: this.#text.length };
    else if (tag === 'td' || tag === 'th') this.write(' ');
  }

  close(tag: string): void {
    if (silent.has(tag)) this.#silence = Math.max(0, this.#silence - 1);
    if (tag === 'pre' || (tag === 'code' && this.#code?.isBlock === false)) this.#closeCode();
    else if (tag === 'ul' || tag === 'ol') this.#lists.pop();
    else if (tag === 'a') this.#closeLink();
    this.#atLeast(gaps[tag]);
  }

  end(): MarkupText {
    if (this.#code) this.#closeCode();
    return { text: this.#text, links: this.#links, lost: [...this.#lost] };
  }

  #put(text: string): void {
    if (text === '') return;
    this.#text += '\n'.repeat(this.#text === '' ? 0 : this.#gap) + text.replaceAll(/[ \t\r\n\f]+/g, ' ');
    this.#gap = 0;
  }

  #atLeast(gap = 0): void {
    this.#gap = Math.max(this.#gap, gap);
  }

  #break(): void {
    if (this.#code) this.#code.value += this.#code.isBlock ? '\n' : ' ';
    else this.#gap += 1;
  }

  #openCode(classes: string): void {
    const language = languageOf(/(?:^|\s)language-(\S+)/.exec(classes)?.[1] ?? '');
    if (this.#code) this.#code.language = language;
    else this.#code = { value: '', isBlock: false, language };
  }

  #closeCode(): void {
    const { value, isBlock, language } = this.#code ?? { value: '', isBlock: false, language: '' };
    this.#code = undefined;
    const isExpressible = !value.includes(isBlock ? '```' : '`');
    if (!isExpressible) this.#lost.add('backticks within code');
    const code = isExpressible ? value : value.replaceAll('`', "'");
    if (!isBlock && code === '') return;
    const gap = '\n'.repeat(this.#text === '' ? 0 : Math.max(this.#gap, isBlock ? 1 : 0));
    this.#text += gap + (isBlock ? fenced(code, language) : `\`${code}\``);
    this.#gap = 0;
  }

  #bullet(): void {
    const number = this.#lists.at(-1);
    this.#put(number === undefined ? '- ' : `${number + 1}. `);
    if (number !== undefined) this.#lists[this.#lists.length - 1] = number + 1;
  }

  #closeLink(): void {
    if (!this.#link) return;
    const title = this.#text.slice(this.#link.from).trim();
    this.#links.push({ title: title || this.#link.url, url: this.#link.url });
    this.#link = undefined;
  }
}

/** A tidy content text in XHTML, which `fromMarkup` reads back without a difference. */
export function toMarkup(text: string): string {
  const pieces = richPieces(text);
  return pieces.map((piece, at) => pieceMarkup(piece, pieces[at - 1], pieces[at + 1])).join('');
}

function pieceMarkup(piece: RichPiece, before: RichPiece | undefined, after: RichPiece | undefined): string {
  const code = escapeXml(piece.value);
  if (piece.kind === 'code') return `<code>${code}</code>`;
  if (piece.kind === 'block') {
    return `<pre><code${piece.language && ` class="language-${escapeXml(piece.language)}"`}>${code}</code></pre>`;
  }
  return escapeXml(withoutOwnLines(piece.value, before?.kind === 'block', after?.kind === 'block')).replaceAll(
    '\n',
    '<br/>',
  );
}

/** A block begins and ends a line by itself, so one line's end on its side is not written; an empty line is. */
function withoutOwnLines(text: string, isAfterBlock: boolean, isBeforeBlock: boolean): string {
  const rest = isAfterBlock ? text.slice(1) : text;
  const isGap = rest === '\n' && isAfterBlock;
  return isBeforeBlock && !isGap && rest.endsWith('\n') && !rest.endsWith('\n\n') ? rest.slice(0, -1) : rest;
}
