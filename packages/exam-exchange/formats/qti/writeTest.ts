import type { OutgoingExam } from '../../outgoing.ts';
import { lines, xmlFile } from '../writeXml.ts';
import type { Dialect } from './dialects.ts';
import { identifierOf, makerOf, pathOf, rootOf } from './names.ts';

/** The test of a package: the items in the sections of the exam, in any order and handed in together. */
export function writeTest({ slug, name, sections, questions }: OutgoingExam, dialect: Dialect): string {
  const make = makerOf(dialect);
  const parts = sections.map((section) => {
    const items = questions.filter((question) => question.section === section.id);
    const references = items.map(({ id }) =>
      make('assessmentItemRef', { identifier: identifierOf(id), href: pathOf(id) }),
    );
    const facts = { identifier: `section-${section.id}`, title: section.name, visible: 'true' };
    return items.length === 0 ? '' : make('assessmentSection', facts, lines(...references));
  });
  const modes = { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'simultaneous' };
  const root = { ...rootOf(dialect), identifier: `exam-${slug}`, title: name };
  return xmlFile(make('assessmentTest', root, lines(make('testPart', modes, lines(...parts)))));
}
