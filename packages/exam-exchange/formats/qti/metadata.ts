import { readFieldLine } from '../../fields.ts';
import { sectionId, type Sections } from '../../labels.ts';
import { at, childrenOf, descendantsOf, wordsOf, type XmlElement } from '../xml.ts';
import type { ItemFacts } from './readItem.ts';

/** What the learning object metadata of a package's resource says: its difficulty, its discipline and what it refers to. */
export function readFacts(resource: XmlElement, sections: Sections): ItemFacts {
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
