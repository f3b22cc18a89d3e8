import { escapeXml } from '../text/html.ts';

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
