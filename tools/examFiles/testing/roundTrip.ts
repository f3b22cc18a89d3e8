import type { ExamFile } from '../../../server/content/examFile.ts';
import { accept } from '../accept.ts';
import { difficultyOf, exchangeExam, type OutgoingQuestion, type Read, sectionId, type Write } from '../exchange.ts';

/** Writes an exam, reads it and gives both as they are compared. What was left out on the way is not expected back. */
export async function roundTrip(exam: ExamFile, write: Write, read: Read) {
  const outgoing = exchangeExam(exam);
  const { content, leftOut } = await write(outgoing);
  const { items, remarks = [] } = await read({
    shownAs: 'exam',
    bytes: Buffer.from(content),
    sections: outgoing.sections,
  });
  const left = new Set(leftOut.map(({ place }) => place.trim()));
  return {
    sent: outgoing.questions.filter(({ id }) => !left.has(id)),
    received: items.map((item) => {
      const accepted = 'question' in item ? accept(item) : item;
      if (!('question' in accepted)) return accepted;
      const { question, lost } = accepted;
      const section = sectionId(outgoing.sections, question.section ?? '');
      const difficulty = difficultyOf(question.difficulty ?? '');
      return { ...question, section, difficulty, ...(lost.length > 0 && { lost }) };
    }),
    leftOut,
    remarks,
  };
}

/** What is left of a question in a format that holds neither ids nor explanations, nor what comes with them. */
export function bare({ text, answers }: OutgoingQuestion) {
  return {
    text,
    answers: answers.map((answer) => ({ ...answer, explanation: '' })),
    references: [],
    section: undefined,
    difficulty: undefined,
  };
}
