import { element } from '../writeXml.ts';
import type { Dialect } from './dialects.ts';

/** Where the test lies in a package. */
export const TEST = 'test.xml';

/** Where an item lies in a package. */
export const pathOf = (id: string): string => `items/${id}.xml`;

/** The identifier of an item's resource. */
export const resourceId = (id: string): string => `item-${id}`;

/** The identifier of an id: it must not begin with a digit. */
export const identifierOf = (id: string): string => (/^\d/.test(id) ? `_${id}` : id);

/** Makes an element by its names in QTI 2. */
export type Make = (name: string, attributes?: Readonly<Record<string, string>>, content?: string) => string;

/** Makes elements with the names of a version. */
export const makerOf =
  (dialect: Dialect): Make =>
  (name, attributes = {}, content = '') =>
    element(
      dialect.tag(name),
      Object.fromEntries(Object.entries(attributes).map(([key, value]) => [nameOf(key, dialect), value])),
      content,
    );

/** Names of XML itself are the same in each version. */
const nameOf = (key: string, dialect: Dialect): string => (/^xmlns|:/.test(key) ? key : dialect.attribute(key));

/** The attributes that say which version a file has. */
export const rootOf = (dialect: Dialect): Readonly<Record<string, string>> => ({
  xmlns: dialect.item,
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': `${dialect.item} ${dialect.itemSchema}`,
});
