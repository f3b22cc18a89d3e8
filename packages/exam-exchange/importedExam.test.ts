import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { withoutDrafts } from '../../server/content/drafts.ts';
import { readExam } from '../../server/content/readExam.ts';
import { examFileWith } from '../../tests/harness/content.ts';
import { appendQuestions } from './appendQuestions.ts';
import { completeQuestions } from './completeQuestions.ts';
import type { Reading, Source } from './draft.ts';
import { formatOf, readers } from './formats.ts';
import { KnownFailure } from './host.ts';
import { questionsOf } from './question.ts';
import { fixture, sourceOf } from './testing/fixture.ts';

const exam = examFileWith();
const text = stringify(exam);

/** The exam's file after an import. */
async function imported(source: Source, format: string): Promise<string> {
  const { items } = await read(source, format);
  const complete = completeQuestions(questionsOf(items), exam, { section: 'setup', difficulty: 'medium' });
  const questions = complete.flatMap((item) => ('question' in item ? [item.question] : []));
  return questions.length === 0 ? text : appendQuestions(text, exam, questions, 'administrator.yaml').text;
}

/** What a file holds: nothing where it is refused, as some fixtures are. */
async function read(source: Source, format: string): Promise<Reading> {
  try {
    return (await readers[format]?.(source)) ?? { items: [] };
  } catch (error) {
    if (error instanceof KnownFailure) return { items: [] };
    throw error;
  }
}

const fixtures = readdirSync(join(import.meta.dirname, 'testing/fixtures'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).split('/fixtures/')[1] ?? name)
  .toSorted();

describe('an exam after an import', () => {
  it.each(fixtures)('is one that the server takes: %s', async (name) => {
    const source = fixture(name);
    const after = await imported(source, formatOf(name, source.bytes) ?? 'qti');
    expect(readExam(after, 'administrator.yaml').problems).toEqual([]);
  });

  it('shows nothing of questions without explanations', async () => {
    const after = await imported(sourceOf('Which? {=a ~b}\n\nWho? {=c ~d}'), 'gift');
    const { exam: read, problems } = readExam(after, 'administrator.yaml');
    expect(problems).toEqual([]);
    expect(read?.questions).toHaveLength(exam.questions.length + 2);
    expect(read && withoutDrafts(read).questions).toEqual(exam.questions);
  });
});
