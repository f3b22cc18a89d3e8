import { kebab } from './names.ts';

/** What a version of QTI calls its parts. */
export interface Dialect {
  /** An element and an attribute by their names in QTI 2. */
  readonly tag: (name: string) => string;
  readonly attribute: (name: string) => string;
  /** Whether blocks of words within feedback stand in an element of their own. */
  readonly hasContentBody: boolean;
  readonly item: string;
  readonly itemSchema: string;
  readonly itemType: string;
  readonly manifest: string;
  readonly manifestSchema: string;
  /** Where the schema of the learning object metadata is. */
  readonly lomSchema: string;
  /** What the package says that it is. */
  readonly schema: string;
  readonly schemaVersion: string;
}

/** The namespaces and places of the schemas are those of 1EdTech's specifications. */
export const qti21: Dialect = {
  tag: (name) => name,
  attribute: (name) => name,
  hasContentBody: false,
  item: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  itemSchema: 'http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd',
  itemType: 'imsqti_item_xmlv2p1',
  manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
  manifestSchema: 'http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd',
  lomSchema: 'http://www.imsglobal.org/xsd/imsmd_loose_v1p3p2.xsd',
  schema: 'QTIv2.1 Package',
  schemaVersion: '1.0.0',
};

export const qti3: Dialect = {
  tag: (name) => `qti-${kebab(name)}`,
  attribute: kebab,
  hasContentBody: true,
  item: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
  itemSchema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
  itemType: 'imsqti_item_xmlv3p0',
  manifest: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
  manifestSchema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd',
  lomSchema: 'https://purl.imsglobal.org/spec/md/v1p3/schema/xsd/imsmd_loose_v1p3p2.xsd',
  schema: 'QTI Package',
  schemaVersion: '3.0.0',
};
