import { fieldLines } from '../../fields.ts';
import type { OutgoingExam, OutgoingQuestion } from '../../outgoing.ts';
import { escapeXml } from '../../text/html.ts';
import { element, lines, xmlFile } from '../writeXml.ts';
import type { Dialect } from './dialects.ts';
import { pathOf, resourceId, TEST } from './names.ts';

const LOM = 'http://ltsc.ieee.org/xsd/LOM';

/** The list of a package's items, with what QTI has no place for in an item. */
export function writeManifest({ slug, sections, questions }: OutgoingExam, dialect: Dialect): string {
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
        lines(
          testResource(questions, dialect),
          ...questions.map((question) => resource(question, names.get(question.section) ?? '', dialect)),
        ),
      ),
    ),
  );
  return xmlFile(root);
}

/** The test, which depends on all items. */
function testResource(questions: readonly OutgoingQuestion[], dialect: Dialect): string {
  const dependencies = questions.map(({ id }) => element('dependency', { identifierref: resourceId(id) }));
  return element(
    'resource',
    { identifier: 'test', type: dialect.testType, href: TEST },
    lines(element('file', { href: TEST }), ...dependencies),
  );
}

function resource(question: OutgoingQuestion, name: string, dialect: Dialect): string {
  const { id, section, difficulty, references, fields } = question;
  const keywords = fieldLines(fields).map((line) => element('keyword', {}, string(line)));
  const lom = element(
    'lom',
    { xmlns: LOM },
    lines(
      ...(keywords.length > 0 ? [element('general', {}, lines(...keywords))] : []),
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
    { identifier: resourceId(id), type: dialect.itemType, href: pathOf(id) },
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
