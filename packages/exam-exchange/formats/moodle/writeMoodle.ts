import type { OutgoingExam, OutgoingQuestion, Write } from '../../outgoing.ts';
import { escapeXml } from '../../text/html.ts';
import { toMarkup } from '../../text/markup.ts';
import { element, lines, xmlFile } from '../writeXml.ts';
import { categoryOf, generalHtml, outgoingTags, weightOf } from './outgoing.ts';

/** Writes Moodle's XML: texts in HTML, ids as names and id numbers, sections as categories. */
export const writeMoodle: Write = (exam) => {
  let current: string | undefined;
  const parts = exam.questions.flatMap((question) => {
    const isNew = question.section !== current;
    current = question.section;
    return [...(isNew ? [category(exam, question.section)] : []), asXml(question)];
  });
  return { content: xmlFile(element('quiz', {}, lines(...parts))), written: exam.questions.length, leftOut: [] };
};

const category = (exam: OutgoingExam, section: string): string =>
  element('question', { type: 'category' }, element('category', {}, words(categoryOf(exam, section))));

function asXml(question: OutgoingQuestion): string {
  const { id, text, answers } = question;
  const correct = answers.filter((answer) => answer.correct).length;
  return element(
    'question',
    { type: 'multichoice' },
    lines(
      element('name', {}, words(id)),
      html('questiontext', toMarkup(text)),
      html('generalfeedback', generalHtml(question)),
      element('idnumber', {}, escapeXml(id)),
      element('single', {}, String(correct === 1)),
      element('shuffleanswers', {}, 'true'),
      element('answernumbering', {}, 'ABCD'),
      ...answers.map((answer) =>
        element(
          'answer',
          { fraction: weightOf(answer, correct), format: 'html' },
          words(toMarkup(answer.text)) + html('feedback', toMarkup(answer.explanation)),
        ),
      ),
      element('tags', {}, lines(...outgoingTags(question).map((tag) => element('tag', {}, words(tag))))),
    ),
  );
}

const words = (text: string): string => element('text', {}, escapeXml(text));

const html = (name: string, markup: string): string => element(name, { format: 'html' }, words(markup));
