import { decodeHTMLStrict } from 'entities';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { KnownFailure } from '../host.ts';
import type { MarkupEvent } from '../text/html.ts';
import { decodeText } from './decodeText.ts';

/** An element by its name without a namespace's prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
  /** Where it begins, from 1. */
  readonly line: number;
}

/** A file that is no readable XML; other files of its package may be. */
export class XmlProblem extends KnownFailure {
  override name = 'XmlProblem';
  /** Line and column as `:3:1`, where they are known. */
  readonly place: string;
  readonly reason: string;

  constructor(shownAs: string, place: string, reason: string) {
    super(`${shownAs}${place} ${reason}.`);
    this.place = place;
    this.reason = reason;
  }
}

/** Nesting of elements: far more than real files have. */
const DEEPEST = 100;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  cdataPropName: '#cdata',
  maxNestedTags: DEEPEST,
  captureMetaData: true,
});

/** Reads XML. Throws `XmlProblem`, and another `KnownFailure` for what only hostile files contain. */
export function readXml(bytes: Buffer, shownAs: string): XmlElement {
  const text = withoutDoctype(decodeText(bytes, shownAs, encodingOf(bytes, shownAs)), shownAs);
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    const { line, col, msg } = valid.err;
    const [problem = ''] = msg.slice(0, 200).split('\n');
    throw new XmlProblem(shownAs, `:${line}:${col ?? 1}`, `is no XML: ${problem.replace(/\.$/, '')}`);
  }
  const [root, ...more] = parsed(text, shownAs).filter((child) => typeof child !== 'string');
  if (!root || more.length > 0) {
    throw new XmlProblem(shownAs, `:${more[0]?.line ?? 1}:1`, 'has no element, or more than one, around all others');
  }
  return root;
}

/** The encodings that are read, by the names that files give them. */
const encodings: readonly (readonly [names: RegExp, encoding: string])[] = [
  [/^(?:utf-?8|us-ascii)$/i, 'utf-8'],
  // With its mark, which says the rest.
  [/^utf-?16(?:[lb]e)?$/i, 'utf-8'],
  [/^(?:iso-8859-1|windows-1252)$/i, 'windows-1252'],
];

/** The encoding that a file names in its first line. */
function encodingOf(bytes: Buffer, shownAs: string): string {
  const start = bytes.toString('latin1', 0, 1000).replaceAll('\0', '');
  const [, name = 'utf-8'] = /^\W{0,3}<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([^"']*)/.exec(start) ?? [];
  const encoding = encodings.find(([names]) => names.test(name))?.[1];
  if (encoding !== undefined) return encoding;
  throw new XmlProblem(shownAs, ':1:1', `is in ${name}, and only UTF-8, UTF-16 and ISO-8859-1 are read`);
}

/** A declaration of the document's type that declares nothing itself. */
const doctype = /^<!DOCTYPE\s+[^\s<>[\]"']+(?:\s+(?:SYSTEM|PUBLIC)(?:\s+(?:"[^"]*"|'[^']*')){1,2})?\s*>/i;

/** The text with spaces in place of its DOCTYPE. Throws a `KnownFailure` where it declares anything, such as entities. */
function withoutDoctype(text: string, shownAs: string): string {
  const at = declarationIn(text);
  if (at < 0) return text;
  const [found = ''] = doctype.exec(text.slice(at)) ?? [];
  const rest = text.slice(0, at) + found.replaceAll(/[^\n]/g, ' ') + text.slice(at + found.length);
  if (found !== '' && declarationIn(rest) < 0) return rest;
  const line = text.slice(0, at).split('\n').length;
  throw new KnownFailure(`${shownAs}:${line}:1 has a DOCTYPE that declares something, and is not read.`);
}

/** Where the first declaration stands outside of comments and CDATA, in which `<!` is text. */
function declarationIn(text: string): number {
  let at = text.indexOf('<!');
  while (at >= 0) {
    const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<![CDATA[', at) ? ']]>' : undefined;
    if (end === undefined) return at;
    const closed = text.indexOf(end, at);
    at = closed < 0 ? -1 : text.indexOf('<!', closed);
  }
  return -1;
}

function parsed(text: string, shownAs: string): (XmlElement | string)[] {
  try {
    return nodesOf(parser.parse(text), lineCounter(text));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new KnownFailure(`${shownAs} can't be read: ${message.slice(0, 200)}.`, { cause: error });
  }
}

/** The line of an offset, counted on from that of the offset before it. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let from = 0;
  return (offset) => {
    line += text.slice(from, offset).split('\n').length - 1;
    from = offset;
    return line;
  };
}

const PLACE = XMLParser.getMetaDataSymbol() as symbol;

/** Converts the parser's output: lists of objects with one key, the name, and the attributes beside it. */
function nodesOf(list: unknown, lineOf: (offset: number) => number): (XmlElement | string)[] {
  return Array.isArray(list) ? list.flatMap((node) => nodeOf(node, lineOf)) : [];
}

function nodeOf(node: unknown, lineOf: (offset: number) => number): (XmlElement | string)[] {
  if (typeof node !== 'object' || node === null) return [];
  const entries = Object.entries(node);
  const attributes: unknown = entries.find(([key]) => key === ':@')?.[1] ?? {};
  const [name, content] = entries.find(([key]) => key !== ':@') ?? ['', ''];
  if (name === '#text') return [decodeHTMLStrict(String(content))];
  // CDATA has no entities.
  if (name === '#cdata')
    return Array.isArray(content) ? content.map((one: unknown) => String(Object(one)['#text'])) : [];
  const pairs = Object.entries(Object(attributes)).map(
    ([key, value]) => [key, decodeHTMLStrict(String(value))] as const,
  );
  const line = lineOf(Object(Object(node)[PLACE]).startIndex ?? 0);
  return [{ name, attributes: new Map(pairs), children: nodesOf(content, lineOf), line }];
}

/** The direct children of an element, by name where one is given. */
export function childrenOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

/** An element by its path below another. */
export function at(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((above, name) => childrenOf(above, name)[0], element);
}

/** All elements below an element. */
export function descendantsOf(element: XmlElement | undefined): XmlElement[] {
  return childrenOf(element).flatMap((child) => [child, ...descendantsOf(child)]);
}

/** The text of an element. */
export function wordsOf(element: XmlElement | undefined): string {
  return (element?.children ?? [])
    .map((child) => (typeof child === 'string' ? child : wordsOf(child)))
    .join('')
    .trim();
}

/** The markup of nodes as events, without the elements for which `skips` holds. */
export function* eventsOf(
  nodes: XmlElement['children'],
  skips: (element: XmlElement) => boolean = () => false,
): Generator<MarkupEvent> {
  for (const node of nodes) {
    if (typeof node === 'string') yield { kind: 'text', text: node };
    else if (!skips(node)) {
      yield { kind: 'open', tag: node.name, attribute: (name) => node.attributes.get(name) };
      yield* eventsOf(node.children, skips);
      yield { kind: 'close', tag: node.name };
    }
  }
}
