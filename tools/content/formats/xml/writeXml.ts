import { escapeXml } from '../text/escapeXml.ts';

/** An element of XML with what is in it, which is XML already. */
export function element(name: string, attributes: Readonly<Record<string, string>> = {}, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${written.join('')}`;
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`;
}

/** Parts on lines of their own, for elements that hold no words. */
export const lines = (...parts: readonly string[]): string =>
  ['', ...parts.filter((part) => part !== ''), ''].join('\n');

/** A whole file. */
export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
