import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { KnownFailure } from '../../../../server/knownFailure.ts';
import { decodeText } from '../decodeText.ts';
import { decodeEntities } from '../text/entities.ts';

/** An element by its name without a namespace's prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

/** A file that can't be read as XML; others beside it in a package may be. */
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

/** Elements within each other: far more than anybody writes. */
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

/** Reads XML. Throws `XmlProblem`, and another `KnownFailure` for what only hostile files have. */
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

/** Whether anything is declared outside of comments and quoted data, where `<!` is text. */
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

/** The parser's own shape: lists of objects with one key, the name, and the attributes beside it. */
function nodesOf(list: unknown): (XmlElement | string)[] {
  return Array.isArray(list) ? list.flatMap(nodeOf) : [];
}

function nodeOf(node: unknown): (XmlElement | string)[] {
  if (typeof node !== 'object' || node === null) return [];
  const entries = Object.entries(node);
  const attributes: unknown = entries.find(([key]) => key === ':@')?.[1] ?? {};
  const [name, content] = entries.find(([key]) => key !== ':@') ?? ['', ''];
  if (name === '#text') return [decodeEntities(String(content))];
  // What is quoted as data has no entities.
  if (name === '#cdata')
    return Array.isArray(content) ? content.map((one: unknown) => String(Object(one)['#text'])) : [];
  const pairs = Object.entries(Object(attributes)).map(([key, value]) => [key, decodeEntities(String(value))] as const);
  return [{ name, attributes: new Map(pairs), children: nodesOf(content) }];
}
