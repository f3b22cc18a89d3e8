import { looksLikeHtml, readHtml } from '../../text/html.ts';
import { fromMarkup, joinTexts, type MarkupText, plainText } from '../../text/markup.ts';
import { childrenOf, eventsOf, wordsOf, type XmlElement } from '../xml.ts';

/** The text of an element of QTI 1.2: that of its materials, without the elements for which `skips` holds. */
export function textOf(
  element: XmlElement | undefined,
  skips: (element: XmlElement) => boolean = () => false,
): MarkupText {
  const texts = childrenOf(element)
    .filter((child) => !skips(child))
    .map((child) => (child.name === 'material' ? materialText(child) : textOf(child, skips)));
  return joinTexts(
    texts.filter(({ text, lost }) => text.trim() !== '' || lost.length > 0),
    '\n\n',
  );
}

/** The parts of a material are one text. */
function materialText(material: XmlElement): MarkupText {
  return joinTexts(childrenOf(material).map(partText), '');
}

function partText(part: XmlElement): MarkupText {
  const { name, attributes } = part;
  if (name === 'mat_extension') return materialText(part);
  if (name === 'matbreak') return plainText('\n');
  if (name === 'mattext' || name === 'matemtext' || name === 'mat_formattedtext') return markedText(part);
  const label = attributes.get('label') || attributes.get('uri') || '';
  const what = name === 'matimage' ? `the picture "${label.slice(0, 80)}"` : `a <${name.slice(0, 100)}>`;
  return { ...plainText(''), lost: [what] };
}

/** A text, which is HTML where it says so, or looks so and does not say otherwise. */
function markedText(part: XmlElement): MarkupText {
  if (childrenOf(part).length > 0) return fromMarkup(eventsOf(part.children));
  const text = wordsOf(part);
  const type = part.attributes.get('texttype') ?? part.attributes.get('type') ?? '';
  const isHtml = /html/i.test(type) || (!/plain/i.test(type) && looksLikeHtml(text));
  return isHtml ? fromMarkup(readHtml(text)) : plainText(text);
}
