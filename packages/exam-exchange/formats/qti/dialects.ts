import type { XmlElement } from '../xml.ts';

/** `choiceInteraction` as QTI 3.0 writes it: `choice-interaction`. */
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const camel = (name: string): string =>
  name.replace(/^qti-/, '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The same element with the names of QTI 2, so that one reader serves both. */
export function withOldNames({ name, attributes, children, line }: XmlElement): XmlElement {
  return {
    name: camel(name),
    attributes: new Map([...attributes].map(([key, value]) => [camel(key), value])),
    children: children.map((child) => (typeof child === 'string' ? child : withOldNames(child))),
    line,
  };
}

/** QTI 2.1: its names, and its namespaces and schemas from 1EdTech's specifications. */
export const qti21 = {
  /** An element and an attribute by their names in QTI 2. */
  tag: (name: string): string => name,
  attribute: (name: string): string => name,
  /** Whether the text of feedback stands in an element of its own. */
  hasContentBody: false,
  item: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  itemSchema: 'http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd',
  itemType: 'imsqti_item_xmlv2p1',
  testType: 'imsqti_test_xmlv2p1',
  manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
  manifestSchema: 'http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd',
  /** The schema of the learning object metadata. */
  lomSchema: 'http://www.imsglobal.org/xsd/imsmd_loose_v1p3p2.xsd',
  /** What the package declares to be. */
  schema: 'QTIv2.1 Package',
  schemaVersion: '1.0.0',
};

/** A version of QTI. */
export type Dialect = typeof qti21;

/** QTI 3.0. */
export const qti3: Dialect = {
  tag: (name) => `qti-${kebab(name)}`,
  attribute: kebab,
  hasContentBody: true,
  item: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
  itemSchema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
  itemType: 'imsqti_item_xmlv3p0',
  testType: 'imsqti_test_xmlv3p0',
  manifest: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
  manifestSchema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd',
  lomSchema: 'https://purl.imsglobal.org/spec/md/v1p3/schema/xsd/imsmd_loose_v1p3p2.xsd',
  schema: 'QTI Package',
  schemaVersion: '3.0.0',
};
