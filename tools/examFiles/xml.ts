import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { KnownFailure } from '../../server/knownFailure.ts';
import { decodeText } from './decodeText.ts';
import { decodeEntities, escapeXml, type MarkupEvent } from './text/html.ts';

/** An element by its name without a namespace's prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
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
});

/** Reads XML. Throws `XmlProblem`, and another `KnownFailure` for what only hostile files contain. */
export function readXml(bytes: Buffer, shownAs: string): XmlElement {
  const text = decodeText(bytes, shownAs);
  if (hasDeclarations(text)) throw new KnownFailure(`${shownAs} has a DOCTYPE. Files with one are not read.`);
  const [, encoding] = /^<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([^"']*)/.exec(text) ?? [];
  if (encoding !== undefined && !/^(?:utf-?8|utf-?16(?:[lb]e)?|us-ascii)$/i.test(encoding)) {
    throw new XmlProblem(shownAs, '', `is in ${encoding}, and only UTF-8 and UTF-16 are read`);
  }
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    const { line, col, msg } = valid.err;
    const [problem = ''] = msg.slice(0, 200).split('\n');
    throw new XmlProblem(shownAs, `:${line}:${col ?? 1}`, `is no XML: ${problem.replace(/\.$/, '')}`);
  }
  const [root, ...more] = parsed(text, shownAs).filter((child) => typeof child !== 'string');
  if (!root || more.length > 0)
    throw new XmlProblem(shownAs, '', 'has no element, or more than one, around all others');
  return root;
}

function parsed(text: string, shownAs: string): (XmlElement | string)[] {
  try {
    return nodesOf(parser.parse(text));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new KnownFailure(`${shownAs} can't be read: ${message.slice(0, 200)}.`, { cause: error });
  }
}

/** Whether there is a declaration outside of comments and CDATA, where `<!` is text. */
function hasDeclarations(text: string): boolean {
  let at = text.indexOf('<!');
  while (at >= 0) {
    const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<![CDATA[', at) ? ']]>' : undefined;
    if (end === undefined) return true;
    const closed = text.indexOf(end, at);
    at = closed < 0 ? -1 : text.indexOf('<!', closed);
  }
  return false;
}

/** Converts the parser's output: lists of objects with one key, the name, and the attributes beside it. */
function nodesOf(list: unknown): (XmlElement | string)[] {
  return Array.isArray(list) ? list.flatMap(nodeOf) : [];
}

function nodeOf(node: unknown): (XmlElement | string)[] {
  if (typeof node !== 'object' || node === null) return [];
  const entries = Object.entries(node);
  const attributes: unknown = entries.find(([key]) => key === ':@')?.[1] ?? {};
  const [name, content] = entries.find(([key]) => key !== ':@') ?? ['', ''];
  if (name === '#text') return [decodeEntities(String(content))];
  // CDATA has no entities.
  if (name === '#cdata')
    return Array.isArray(content) ? content.map((one: unknown) => String(Object(one)['#text'])) : [];
  const pairs = Object.entries(Object(attributes)).map(([key, value]) => [key, decodeEntities(String(value))] as const);
  return [{ name, attributes: new Map(pairs), children: nodesOf(content) }];
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

/** The lines on which the elements of a name begin, in the order of a file that is XML. */
export function linesOf(text: string, name: string): number[] {
  const start = new RegExp(`<!--[^]*?-->|<!\\[CDATA\\[[^]*?\\]\\]>|<(?:[\\w.-]+:)?${name}(?=[\\s/>])`, 'g');
  const lines: number[] = [];
  let line = 1;
  let from = 0;
  for (const { index, 0: found } of text.matchAll(start)) {
    line += text.slice(from, index).split('\n').length - 1;
    from = index;
    if (!found.startsWith('<!')) lines.push(line);
  }
  return lines;
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

/** An element as XML; `content` is XML. */
export function element(name: string, attributes: Readonly<Record<string, string>> = {}, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${written.join('')}`;
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
}

/** Parts on lines of their own, for elements without text. */
export const lines = (...parts: readonly string[]): string =>
  ['', ...parts.filter((part) => part !== ''), ''].join('\n');

/** A whole file. */
export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
