/** Lines of Aiken by how they begin: an answer, the key, and the explanation that some programs write below the key. */
export const answerLine = /^([A-Z])[.)]\s*(.*)$/s;
export const keyLine = /^ANSWERS?\s*:(.*)$/is;
export const explanationLine = /^(?:explanation|feedback|rationale)\s*:\s*(.*)$/is;

/** Whether a text begins like a line that is none of a question's text, whatever its capitals. */
export const beginsLine = (text: string): boolean =>
  /^[A-Z][.)]/i.test(text) || keyLine.test(text) || explanationLine.test(text);
