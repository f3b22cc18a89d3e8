import type { ExchangeExam, OutgoingQuestion, Write } from '../exchange.ts';
import { fieldLines } from '../fields.ts';
import { escapeXml } from '../text/html.ts';
import { toMarkup } from '../text/markup.ts';
import { element, lines, xmlFile } from '../xml.ts';
import { writeZip } from '../zip.ts';
import type { Dialect } from './dialects.ts';

/** Writes a package of a version of QTI: the manifest, and a file for every question. */
export const writeQti =
  (dialect: Dialect): Write =>
  async (exam) => ({
    content: await writeZip([
      ['imsmanifest.xml', writeManifest(exam, dialect)],
      ...exam.questions.map((question) => [pathOf(question.id), writeItem(question, dialect)] as const),
    ]),
    written: exam.questions.length,
    leftOut: [],
  });

const LOM = 'http://ltsc.ieee.org/xsd/LOM';

/** Where an item lies in the package. */
const pathOf = (id: string): string => `items/${id}.xml`;

/** The list of a package's items, with what QTI has no place for in an item. */
function writeManifest({ slug, sections, questions }: ExchangeExam, dialect: Dialect): string {
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

const RESPONSE = 'RESPONSE';
const SCORE = 'SCORE';
const FEEDBACK = 'FEEDBACK';

/** The identifier of an id: it must not begin with a digit. */
const identifierOf = (id: string): string => (/^\d/.test(id) ? `_${id}` : id);

/** An item: one choice, a point for the right response, and each explanation shown once its answer is picked. */
function writeItem(question: OutgoingQuestion, dialect: Dialect): string {
  const { id, text, answers } = question;
  const correct = answers.flatMap((answer, at) => (answer.correct ? [choiceId(at)] : []));
  const cardinality = correct.length > 1 ? 'multiple' : 'single';
  const make = (name: string, attributes: Readonly<Record<string, string>> = {}, content = '') =>
    element(
      dialect.tag(name),
      Object.fromEntries(Object.entries(attributes).map(([key, value]) => [dialect.attribute(key), value])),
      content,
    );
  const value = (of: string) => make('value', {}, of);
  const responses = { identifier: RESPONSE, cardinality, baseType: 'identifier' };
  const choices = answers.map((answer, at) =>
    make('simpleChoice', { identifier: choiceId(at) }, toMarkup(answer.text)),
  );
  const interaction = { responseIdentifier: RESPONSE, shuffle: 'false', maxChoices: String(correct.length) };
  const modal = (explanation: string, at: number) => {
    const words = element('div', {}, toMarkup(explanation));
    const shown = { outcomeIdentifier: FEEDBACK, identifier: choiceId(at), showHide: 'show' };
    return make('modalFeedback', shown, dialect.hasContentBody ? make('contentBody', {}, words) : words);
  };

  const root = element(
    dialect.tag('assessmentItem'),
    {
      xmlns: dialect.item,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${dialect.item} ${dialect.itemSchema}`,
      identifier: identifierOf(id),
      title: id,
      adaptive: 'false',
      [dialect.attribute('timeDependent')]: 'false',
    },
    lines(
      make('responseDeclaration', responses, make('correctResponse', {}, correct.map(value).join(''))),
      make(
        'outcomeDeclaration',
        { identifier: SCORE, cardinality: 'single', baseType: 'float' },
        make('defaultValue', {}, value('0')),
      ),
      make('outcomeDeclaration', { identifier: FEEDBACK, cardinality, baseType: 'identifier' }),
      make(
        'itemBody',
        {},
        lines(element('div', {}, toMarkup(text)), make('choiceInteraction', interaction, lines(...choices))),
      ),
      processing(make),
      ...answers.map(({ explanation }, at) => (explanation === '' ? '' : modal(explanation, at))),
    ),
  );
  return xmlFile(root);
}

type Make = (name: string, attributes?: Readonly<Record<string, string>>, content?: string) => string;

/** A point where the response is the correct one, and the explanations of what was picked. */
function processing(make: Make): string {
  const variable = make('variable', { identifier: RESPONSE });
  const isCorrect = make('match', {}, variable + make('correct', { identifier: RESPONSE }));
  const point = make('setOutcomeValue', { identifier: SCORE }, make('baseValue', { baseType: 'float' }, '1'));
  return make(
    'responseProcessing',
    {},
    lines(
      make('responseCondition', {}, make('responseIf', {}, isCorrect + point)),
      make('setOutcomeValue', { identifier: FEEDBACK }, variable),
    ),
  );
}

/** A, B, C …, then names with numbers. */
const choiceId = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : `choice-${at + 1}`);
