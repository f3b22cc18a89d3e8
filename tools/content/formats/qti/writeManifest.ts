import type { ExchangeExam, OutgoingQuestion } from '../exchangeExam.ts';
import { escapeXml } from '../text/escapeXml.ts';
import { element, lines, xmlFile } from '../xml/writeXml.ts';
import type { Dialect } from './dialects.ts';

const LOM = 'http://ltsc.ieee.org/xsd/LOM';

/** Where an item lies in the package. */
export const pathOf = (id: string): string => `items/${id}.xml`;

/** The list of a package's items, with what QTI has no place for in an item. */
export function writeManifest({ slug, sections, questions }: ExchangeExam, dialect: Dialect): string {
  const names = new Map(sections.map(({ id, name }) => [id, name]));
  const root = element(
    'manifest',
    {
      xmlns: dialect.manifest,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${dialect.manifest} ${dialect.manifestSchema} ${LOM} ${dialect.lomSchema}`,
      identifier: `exam-${slug}`,
    },
    lines(
      element('metadata', {}, words('schema', dialect.schema) + words('schemaversion', dialect.schemaVersion)),
      element('organizations'),
      element(
        'resources',
        {},
        lines(...questions.map((question) => resource(question, names.get(question.section) ?? '', dialect))),
      ),
    ),
  );
  return xmlFile(root);
}

function resource({ id, section, difficulty, references }: OutgoingQuestion, name: string, dialect: Dialect): string {
  const lom = element(
    'lom',
    { xmlns: LOM },
    lines(
      element(
        'educational',
        {},
        element('difficulty', {}, vocabulary(difficulty === 'hard' ? 'difficult' : difficulty)),
      ),
      ...references.map(({ title, url }) =>
        element('relation', {}, element('kind', {}, vocabulary('references')) + resourceOf(title, url)),
      ),
      element('classification', {}, element('purpose', {}, vocabulary('discipline')) + taxonPath(section, name)),
    ),
  );
  return element(
    'resource',
    { identifier: `item-${id}`, type: dialect.itemType, href: pathOf(id) },
    lines(element('metadata', {}, lom), element('file', { href: pathOf(id) })),
  );
}

function resourceOf(title: string, url: string): string {
  const identifier = element('identifier', {}, words('catalog', 'URI') + words('entry', url));
  return element('resource', {}, identifier + element('description', {}, string(title)));
}

function taxonPath(section: string, name: string): string {
  const taxon = element('taxon', {}, words('id', section) + element('entry', {}, string(name)));
  return element('taxonPath', {}, element('source', {}, string('Sections of the exam')) + taxon);
}

/** A word of the metadata's own list, where "hard" is "difficult". */
const vocabulary = (value: string): string => words('source', 'LOMv1.0') + words('value', value);

const string = (text: string): string => element('string', { language: 'en' }, escapeXml(text));

const words = (name: string, text: string): string => element(name, {}, escapeXml(text));
