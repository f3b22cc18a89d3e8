import type { XmlElement } from '../xml/readXml.ts';

/** `choiceInteraction` as QTI 3.0 writes it: `choice-interaction`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const camel = (name: string): string =>
  name.replace(/^qti-/, '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The same element with the names of QTI 2, so that one reader serves both. */
export function withOldNames({ name, attributes, children }: XmlElement): XmlElement {
  return {
    name: camel(name),
    attributes: new Map([...attributes].map(([key, value]) => [camel(key), value])),
    children: children.map((child) => (typeof child === 'string' ? child : withOldNames(child))),
  };
}
