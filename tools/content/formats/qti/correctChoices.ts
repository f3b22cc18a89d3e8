import { at, childrenOf, wordsOf } from '../xml/elements.ts';
import type { XmlElement } from '../xml/readXml.ts';

/** The identifiers of the correct choices, or why they can't be told. */
export function correctChoices(item: XmlElement, interaction: XmlElement): Set<string> | string {
  const wanted = interaction.attributes.get('responseIdentifier');
  const response = childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.get('identifier') === wanted,
  );
  const cardinality = response?.attributes.get('cardinality') ?? 'single';
  if (cardinality !== 'single' && cardinality !== 'multiple')
    return `${cardinality} responses: only choices can be taken over`;

  const named = childrenOf(at(response, 'correctResponse'), 'value').map(wordsOf);
  const mapped = childrenOf(at(response, 'mapping'), 'mapEntry')
    .filter(({ attributes }) => Number(attributes.get('mappedValue')) > 0)
    .map(({ attributes }) => attributes.get('mapKey') ?? '');
  const correct = named.length > 0 ? named : mapped;
  const ids = childrenOf(interaction, 'simpleChoice').map(({ attributes }) => attributes.get('identifier'));
  const unknown = correct.find((id) => !ids.includes(id));
  return unknown === undefined
    ? new Set(correct)
    : `the correct response "${unknown.slice(0, 100)}", which is no choice`;
}
