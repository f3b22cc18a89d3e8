import { posix } from 'node:path';
import type { Draft, LeftOut, Reading, Source } from '../../draft.ts';
import { KnownFailure } from '../../host.ts';
import { childrenOf, descendantsOf, readXml, type XmlElement, XmlProblem } from '../xml.ts';
import { openZip, type Zip } from '../zip.ts';
import { withOldNames } from './dialects.ts';
import { readFacts } from './metadata.ts';
import { type ItemFacts, itemsOf } from './readItem.ts';

/** Whether a file begins like a package. */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));

const MANIFEST = 'imsmanifest.xml';

type Items = (Draft | LeftOut)[];

/** Reads a package: the items of its manifest in their order, or every item in it where the manifest names none. */
export async function readPackage(source: Source): Promise<Reading> {
  const { shownAs } = source;
  const zip = await openZip(source.bytes, shownAs);
  if (zip.names.includes('[Content_Types].xml')) {
    throw new KnownFailure(`${shownAs} is a file of an office program. Save a sheet as CSV.`);
  }
  const names = zip.names.filter((name) => !name.startsWith('__MACOSX/') && !name.endsWith('/'));
  const [manifest] = names
    .filter((name) => posix.basename(name) === MANIFEST)
    .toSorted((one, other) => one.length - other.length);
  const named = manifest === undefined ? [] : await readNamed(zip, manifest, names, source);
  if (named.length > 0) return { items: named };

  const items: Items = [];
  const others: string[] = [];
  for (const name of names.filter((one) => /\.(?:xml|dat|qti)$/i.test(one)).toSorted()) {
    const found = await readFile(zip, name, shownAs);
    if (typeof found === 'string') others.push(`${found} (${name})`);
    else items.push(...found);
  }
  const why = manifest === undefined ? `${shownAs} has no ${MANIFEST}` : `the ${MANIFEST} of ${shownAs} names no item`;
  const what = others.length > 0 ? others : names;
  const rest = what.length > NAMED ? ` and ${what.length - NAMED} more` : '';
  return {
    items,
    remarks: [
      items.length > 0
        ? `${why}: every item in it is read.`
        : `${why}, and no file in it is one: it holds ${what.slice(0, NAMED).join(', ') || 'nothing'}${rest}.`,
    ],
  };
}

/** Files that a remark names. */
const NAMED = 5;

/** The items that a manifest names. */
async function readNamed(zip: Zip, manifest: string, names: readonly string[], source: Source): Promise<Items> {
  const root = readXml(await zip.read(manifest), `${source.shownAs} ${manifest}`);
  const items: Items = [];
  const seen = new Set<string>();
  for (const resource of descendantsOf(root).filter(isItem)) {
    const wanted = pathOf(resource, posix.dirname(manifest));
    const name = names.find((one) => one === wanted) ?? names.find((one) => isLike(one, wanted));
    if (seen.has(wanted)) continue;
    seen.add(wanted);
    if (name === undefined) {
      items.push({ place: ` ${wanted}`, reason: 'the manifest names it, but it is not in the package' });
      continue;
    }
    const found = await readFile(zip, name, source.shownAs, readFacts(resource, source.sections));
    if (typeof found === 'string') items.push({ place: ` ${name}`, reason: `a ${found}, which is no item` });
    else items.push(...found);
  }
  return items;
}

/** Whether a resource is an item of QTI 2 or 3, or a file of items of QTI 1, as Canvas and Blackboard call it, too. */
const isItem = ({ name, attributes }: XmlElement): boolean =>
  name === 'resource' &&
  /^imsqti_\w*item_xmlv[23]p|^imsqti_\w*xmlv1|^assessment\/x-bb-qti-(?:test|pool|survey)/i.test(
    attributes.get('type') ?? '',
  );

/** Where a resource lies in the package. */
function pathOf(resource: XmlElement, folder: string): string {
  const { attributes } = resource;
  const href =
    attributes.get('href') ?? attributes.get('file') ?? childrenOf(resource, 'file')[0]?.attributes.get('href');
  const path = (href ?? '').replaceAll('\\', '/');
  try {
    return posix.normalize(posix.join(folder, decodeURIComponent(path)));
  } catch (error) {
    // A percent sign that begins no escape.
    if (error instanceof URIError) return posix.normalize(posix.join(folder, path));
    throw error;
  }
}

/** Some programs pack a file under a name with other capitals than the manifest has. */
const isLike = (name: string, wanted: string): boolean => name.toLowerCase() === wanted.toLowerCase();

/** The items of a file in a package, or what its root is instead. */
async function readFile(zip: Zip, name: string, shownAs: string, facts?: ItemFacts): Promise<Items | string> {
  try {
    const bytes = await zip.read(name);
    const root = withOldNames(readXml(bytes, `${shownAs} ${name}`));
    const items = itemsOf(root, facts)?.map((item) => ({ ...item, place: ` ${name}${item.place}` }));
    return items ?? `<${root.name.slice(0, 100)}>`;
  } catch (error) {
    if (error instanceof XmlProblem) return [{ place: ` ${name}${error.place}`, reason: error.reason }];
    throw error;
  }
}
