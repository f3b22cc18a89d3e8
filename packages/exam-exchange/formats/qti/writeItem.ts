import type { OutgoingQuestion } from '../../outgoing.ts';
import { toMarkup } from '../../text/markup.ts';
import { element, lines, xmlFile } from '../writeXml.ts';
import type { Dialect } from './dialects.ts';
import { identifierOf, type Make, makerOf, rootOf } from './names.ts';

const RESPONSE = 'RESPONSE';
const SCORE = 'SCORE';
const FEEDBACK = 'FEEDBACK';

/** An item: one choice, a point for the right response, and each explanation shown once its answer is picked. */
export function writeItem(question: OutgoingQuestion, dialect: Dialect): string {
  const { id, text, answers } = question;
  const correct = answers.flatMap((answer, at) => (answer.correct ? [choiceId(at)] : []));
  const cardinality = correct.length > 1 ? 'multiple' : 'single';
  const make = makerOf(dialect);
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

  const root = make(
    'assessmentItem',
    { ...rootOf(dialect), identifier: identifierOf(id), title: id, adaptive: 'false', timeDependent: 'false' },
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
