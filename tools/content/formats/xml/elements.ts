import type { MarkupEvent } from '../text/markup.ts';
import type { XmlElement } from './readXml.ts';

/** The elements right within an element, by name where one is given. */
export function childrenOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

/** An element below others, by the way there. */
export function at(element: XmlElement | undefined, ...way: readonly string[]): XmlElement | undefined {
  return way.reduce<XmlElement | undefined>((above, name) => childrenOf(above, name)[0], element);
}

/** The elements in an element, however deep. */
export function descendantsOf(element: XmlElement | undefined): XmlElement[] {
  return childrenOf(element).flatMap((child) => [child, ...descendantsOf(child)]);
}

/** All words in an element. */
export function wordsOf(element: XmlElement | undefined): string {
  return (element?.children ?? [])
    .map((child) => (typeof child === 'string' ? child : wordsOf(child)))
    .join('')
    .trim();
}

/** What a reader of markup meets in nodes; `leaves` says which elements are passed over. */
export function* eventsOf(
  nodes: XmlElement['children'],
  leaves: (element: XmlElement) => boolean = () => false,
): Generator<MarkupEvent> {
  for (const node of nodes) {
    if (typeof node === 'string') yield { kind: 'text', text: node };
    else if (!leaves(node)) {
      yield { kind: 'open', tag: node.name, attribute: (name) => node.attributes.get(name) };
      yield* eventsOf(node.children, leaves);
      yield { kind: 'close', tag: node.name };
    }
  }
}
