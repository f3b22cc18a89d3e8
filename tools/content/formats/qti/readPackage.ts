import { posix } from 'node:path';
import type { FoundQuestion, LeftOut, Reading } from '../exchange.ts';
import type { Source } from '../format.ts';
import { childrenOf, descendantsOf } from '../xml/elements.ts';
import { readXml, type XmlElement, XmlProblem } from '../xml/readXml.ts';
import { openZip, type Zip } from '../zip/readZip.ts';
import { withOldNames } from './names.ts';
import { readFacts } from './readFacts.ts';
import { type ItemFacts, readItem } from './readItem.ts';

const MANIFEST = 'imsmanifest.xml';

/** Reads a package: the items of its manifest in their order, or every item in it where it has no manifest. */
export async function readPackage({ bytes, shownAs, sections }: Source): Promise<Reading> {
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
    // A sign of percent that is one.
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
