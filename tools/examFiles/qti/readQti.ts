import { KnownFailure } from '../../../server/knownFailure.ts';
import { decodeText } from '../decodeText.ts';
import type { FoundQuestion, LeftOut, Read } from '../exchange.ts';
import { readOldItems } from '../qti1/readOldItems.ts';
import { readXml, type XmlElement } from '../xml.ts';
import { withOldNames } from './dialects.ts';
import { isZip, readPackage } from './package.ts';
import { readItem } from './readItem.ts';

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
  const items = itemsOf(root, decodeText(bytes, shownAs));
  if (items) return { items };
  const known = Object.hasOwn(others, root.name) ? others[root.name] : undefined;
  throw new KnownFailure(`${shownAs} is ${known ?? `<${root.name}>, which is no item of QTI`}.`);
};

/** The items of a file that is no package; undefined where it is no QTI. */
function itemsOf(root: XmlElement, text: string): (FoundQuestion | LeftOut)[] | undefined {
  if (root.name === 'questestinterop') return readOldItems(root, text);
  if (root.name !== 'assessmentItem') return undefined;
  return [readItem(root, ` ${root.attributes.get('identifier')?.slice(0, 100) ?? ''}`.trimEnd())];
}
