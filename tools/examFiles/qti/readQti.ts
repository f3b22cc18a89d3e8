import { posix } from 'node:path';
import { KnownFailure } from '../../../server/knownFailure.ts';
import {
  type FoundQuestion,
  type LeftOut,
  type Read,
  type Reading,
  sectionId,
  type Sections,
  type Source,
} from '../exchange.ts';
import { readFieldLine } from '../fields.ts';
import { at, childrenOf, descendantsOf, readXml, wordsOf, type XmlElement, XmlProblem } from '../xml.ts';
import { openZip, type Zip } from '../zip.ts';
import { withOldNames } from './dialects.ts';
import { type ItemFacts, readItem } from './readItem.ts';

/** Root elements of files that people mistake for QTI, and what to do. */
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

/** Whether a file begins like a package. */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

const MANIFEST = 'imsmanifest.xml';

/** Reads a package: the items of its manifest in their order, or every item in it where it has no manifest. */
async function readPackage({ bytes, shownAs, sections }: Source): Promise<Reading> {
  const zip = await openZip(bytes, shownAs);
  const [manifest] = zip.names
    .filter((name) => posix.basename(name) === MANIFEST && !name.startsWith('__MACOSX/'))
    .toSorted((one, other) => one.length - other.length);
  const items: (FoundQuestion | LeftOut)[] = [];
  if (manifest === undefined) {
    for (const name of zip.names.filter((one) => /\.xml$/i.test(one) && !one.startsWith('__MACOSX/')).toSorted()) {
      items.push(...(await readFile(zip, name, shownAs)));
    }
    return { items, remarks: [`${shownAs} has no ${MANIFEST}: every item in it is read.`] };
  }

  const root = readXml(await zip.read(manifest), `${shownAs} ${manifest}`);
  const resources = descendantsOf(root).filter(({ name }) => name === 'resource');
  const seen = new Set<string>();
  for (const resource of resources) {
    const name = pathOf(resource, posix.dirname(manifest));
    const old = /^imsqti_(?:item_|assessment_)?xmlv1/i.test(resource.attributes.get('type') ?? '');
    if (old) items.push({ place: ` ${name}`, reason: 'QTI 1: only items of QTI 2 and 3 can be taken over' });
    if (!isItem(resource) || seen.has(name)) continue;
    seen.add(name);
    if (zip.names.includes(name)) items.push(...(await readFile(zip, name, shownAs, readFacts(resource, sections))));
    else items.push({ place: ` ${name}`, reason: 'the manifest names it, but it is not in the package' });
  }
  return { items };
}

const isItem = ({ attributes }: XmlElement): boolean => /^imsqti_item_xmlv[23]p\d/i.test(attributes.get('type') ?? '');

/** Where a resource lies in the package. */
function pathOf(resource: XmlElement, folder: string): string {
  const href = resource.attributes.get('href') ?? childrenOf(resource, 'file')[0]?.attributes.get('href') ?? '';
  try {
    return posix.normalize(posix.join(folder, decodeURIComponent(href)));
  } catch (error) {
    // A percent sign that begins no escape.
    if (error instanceof URIError) return posix.normalize(posix.join(folder, href));
    throw error;
  }
}

async function readFile(
  zip: Zip,
  name: string,
  shownAs: string,
  facts?: ItemFacts,
): Promise<(FoundQuestion | LeftOut)[]> {
  try {
    const root = withOldNames(readXml(await zip.read(name), `${shownAs} ${name}`));
    if (root.name === 'assessmentItem') return [readItem(root, ` ${name}`, facts)];
    return facts ? [{ place: ` ${name}`, reason: `a <${root.name}>, which is no item` }] : [];
  } catch (error) {
    if (error instanceof XmlProblem) return [{ place: ` ${name}${error.place}`, reason: error.reason }];
    throw error;
  }
}

/** What the learning object metadata of a package's resource says: its difficulty, its discipline and what it refers to. */
function readFacts(resource: XmlElement, sections: Sections): ItemFacts {
  const lom = descendantsOf(at(resource, 'metadata')).find(({ name }) => name === 'lom');
  const taxa = childrenOf(lom, 'classification').flatMap((one) =>
    descendantsOf(one).filter(({ name }) => name === 'taxon'),
  );
  const labels = taxa
    .flatMap((taxon) => [at(taxon, 'id'), at(taxon, 'entry')])
    .map(wordsOf)
    .filter(Boolean);
  return {
    section: labels.find((label) => sectionId(sections, label) !== undefined) ?? labels.at(-1),
    difficulty: wordsOf(at(lom, 'educational', 'difficulty', 'value')) || undefined,
    fields: Object.assign(
      {},
      ...childrenOf(at(lom, 'general'), 'keyword').map((keyword) => readFieldLine(wordsOf(keyword))),
    ),
    references: childrenOf(lom, 'relation')
      .filter((relation) => wordsOf(at(relation, 'kind', 'value')) === 'references')
      .map((relation) => {
        const url = wordsOf(at(relation, 'resource', 'identifier', 'entry'));
        return { title: wordsOf(at(relation, 'resource', 'description')) || url, url };
      })
      .filter(({ url }) => url !== ''),
  };
}
