import { KnownFailure } from '../../../../server/knownFailure.ts';
import type { Read } from '../format.ts';
import { readXml } from '../xml/readXml.ts';
import { withOldNames } from './names.ts';
import { readItem } from './readItem.ts';
import { readPackage } from './readPackage.ts';

/** Elements around files that people take for QTI, and what to do about them. */
const others: Readonly<Record<string, string>> = {
  questestinterop: 'QTI 1: only items of QTI 2 and 3 can be taken over',
  manifest: 'the manifest of a package: give the whole package',
  assessmentTest: 'a test, whose questions are files of their own: give the whole package',
  quiz: "Moodle's own XML: export GIFT from Moodle",
};

/** Reads IMS QTI 2.x or 3.0: a package, or the file of one item. */
export const readQti: Read = async (source) => {
  const { bytes, shownAs } = source;
  if (isZip(bytes)) return readPackage(source);
  const root = withOldNames(readXml(bytes, shownAs));
  if (root.name === 'assessmentItem') {
    return { items: [readItem(root, ` ${root.attributes.get('identifier')?.slice(0, 100) ?? ''}`.trimEnd())] };
  }
  const known = Object.hasOwn(others, root.name) ? others[root.name] : undefined;
  throw new KnownFailure(`${shownAs} is ${known ?? `<${root.name}>, which is no item of QTI`}.`);
};

/** Whether a file begins as packages do. */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
