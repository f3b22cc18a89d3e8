import { fromMarkup, type MarkupText } from '../../text/markup.ts';
import { eventsOf, type XmlElement } from '../xml.ts';

/** The text of an element, without the parts for which `skips` holds. */
export function textOf(element: XmlElement | undefined, skips?: (element: XmlElement) => boolean): MarkupText {
  return fromMarkup(eventsOf(element?.children ?? [], skips));
}
