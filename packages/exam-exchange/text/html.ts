import { decodeHTMLStrict } from 'entities';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in XML and HTML, between tags and within quotes. */
export const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Markup as events in its order. */
export type MarkupEvent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly tag: string; readonly attribute: (name: string) => string | undefined }
  | { readonly kind: 'close'; readonly tag: string };

/** Elements of HTML. Whatever else looks like a tag is text, such as `List<Case>`. */
const known = new Set(
  [
    'a abbr acronym article aside audio b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div',
    'dl dt em embed figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i iframe img ins kbd li main map mark math',
    'nav object ol p picture pre q s samp script section small source span strike strong style sub sup svg table tbody',
    'td tfoot th thead tr track tt u ul var video wbr',
  ].flatMap((line) => line.split(' ')),
);

/** Elements without an end. */
const empty = new Set(['br', 'col', 'embed', 'hr', 'img', 'source', 'track', 'wbr']);

const tag = /<(\/?)([a-z][a-z0-9]*)((?:[\s/][^<>]*)?)>|<!--/gi;

/** Whether a text has tags or entities of HTML in it. */
export function looksLikeHtml(text: string): boolean {
  return (
    [...text.matchAll(tag)].some(([, , name = '']) => known.has(name.toLowerCase())) || decodeHTMLStrict(text) !== text
  );
}

/** Reads HTML as people and editors write it: nothing is an error. Comments are left out. */
export function* readHtml(html: string): Generator<MarkupEvent> {
  let from = 0;
  const textUpTo = (to: number): MarkupEvent => ({ kind: 'text', text: decodeHTMLStrict(html.slice(from, to)) });
  tag.lastIndex = 0;
  for (const match of html.matchAll(tag)) {
    const [whole, slash, name = '', attributes = ''] = match;
    if (match.index < from) continue;
    if (whole === '<!--') {
      const end = html.indexOf('-->', match.index);
      if (end < 0) break;
      yield textUpTo(match.index);
      from = end + 3;
    } else if (known.has(name.toLowerCase())) {
      yield textUpTo(match.index);
      from = match.index + whole.length;
      yield* tagEvents(name.toLowerCase(), slash === '/', attributes);
    }
  }
  yield textUpTo(html.length);
}

function* tagEvents(name: string, isEnd: boolean, attributes: string): Generator<MarkupEvent> {
  if (!isEnd) yield { kind: 'open', tag: name, attribute: (attributeName) => attributeOf(attributes, attributeName) };
  if (isEnd !== empty.has(name) || attributes.endsWith('/')) yield { kind: 'close', tag: name };
}

function attributeOf(attributes: string, attributeName: string): string | undefined {
  for (const [, name = '', quoted, single, bare] of attributes.matchAll(
    /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g,
  )) {
    if (name.toLowerCase() === attributeName) return decodeHTMLStrict(quoted ?? single ?? bare ?? '');
  }
  return undefined;
}
