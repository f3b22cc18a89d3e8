import type { Read } from '../../draft.ts';
import { KnownFailure } from '../../host.ts';
import { readXml } from '../xml.ts';
import { withOldNames } from './dialects.ts';
import { isZip, readPackage } from './package.ts';
import { itemsOf } from './readItem.ts';

/** Root elements of files that people mistake for QTI, and what to do. */
const others: Readonly<Record<string, string>> = {
  manifest: 'the manifest of a package: give the whole package',
  assessmentTest: 'a test, whose questions are files of their own: give the whole package',
  quiz: "Moodle's own XML: say --format moodle",
};

/** Reads IMS QTI 1.2, 2.x or 3.0: a package, the file of one item, or a file of QTI 1.2 with its items. */
export const readQti: Read = async (source) => {
  const { bytes, shownAs } = source;
  if (isZip(bytes)) return readPackage(source);
  const root = withOldNames(readXml(bytes, shownAs));
  const items = itemsOf(root);
  if (items) return { items };
  const known = Object.hasOwn(others, root.name) ? others[root.name] : undefined;
  throw new KnownFailure(`${shownAs} is ${known ?? `<${root.name}>, which is no item of QTI`}.`);
};
