import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { counted } from '../../../domain/numberWord.ts';
import type { ExamFile } from '../../../server/content/examFile.ts';
import { VERSIONS_FILE } from '../../../server/content/readCatalogue.ts';
import type { Finding } from '../../../server/content/problems.ts';
import { readYamlFile } from '../../../server/content/readYaml.ts';
import { findingIf } from './rule.ts';

const entry = z.strictObject({
  version: z.int().min(1),
  hash: z.string(),
  // Its question is no longer in the exam. The id is never used again.
  retired: z.literal(true).optional(),
});
const versionsShape = z.record(z.string(), z.record(z.string(), entry));

/** Every question that was ever on the site, by exam and id: its version, and a hash of what that version says. */
export type Versions = z.output<typeof versionsShape>;

/** The versions that belong to a folder of exams; none where it has no such file. */
export function readVersions(folder: string): Versions {
  const path = join(folder, VERSIONS_FILE);
  // JSON is YAML, too, whose reader finds the places of mistakes.
  return existsSync(path) ? readYamlFile(path, versionsShape) : {};
}

/** Versions as a file, a line for each question. */
export function versionsText(versions: Versions): string {
  const exams = Object.entries(versions).map(([slug, questions]) => {
    const lines = Object.entries(questions).map(
      ([id, { version, hash, retired }]) =>
        `    ${JSON.stringify(id)}: { "version": ${version}, "hash": "${hash}"${retired ? ', "retired": true' : ''} }`,
    );
    return `  ${JSON.stringify(slug)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${exams.join(',\n')}\n}\n`;
}

/** The same for questions of the same text, answers and key, however their lines are broken. */
function hashOf({ text, answers }: ExamFile['questions'][number]): string {
  const plain = (words: string) => words.trim().replaceAll(/\s+/g, ' ');
  const said = [plain(text), answers.map((answer) => [plain(answer.text), answer.correct === true])];
  return hash('sha256', JSON.stringify(said)).slice(0, 16);
}

/**
 * Compares an exam with what was on the site: what an author has to settle, the ids of questions that are gone, how many
 * questions are new, or new in their version, and what is to be kept next.
 */
export function compareVersions({ questions }: ExamFile, known: Versions[string] = {}) {
  const findings: Finding[] = [];
  const next: Versions[string] = { ...known };
  let newer = 0;
  questions.forEach((question, index) => {
    const before = known[question.id];
    const [version, hash] = [question.version ?? 1, hashOf(question)];
    const report = (part: string, message: string) => findings.push({ path: ['questions', index, part], message });
    if (before?.retired) report('id', `"${question.id}" was the id of a question that is gone: take a new one`);
    else if (before && version < before.version) report('version', `version ${before.version} was on the site already`);
    else if (before?.version === version && before.hash !== hash) {
      report('version', `the text, the answers or the key have changed: this is version ${version + 1}`);
    } else if (before && version > before.version && question.correctedOn === undefined) {
      report('version', `version ${version} needs its date: correctedOn`);
    } else {
      if (before?.version !== version) newer += 1;
      next[question.id] = { version, hash };
    }
  });
  const ids = new Set(questions.map(({ id }) => id));
  const gone = Object.entries(known).flatMap(([id, { retired }]) => (retired || ids.has(id) ? [] : [id]));
  return { findings, gone, newer, next };
}

export function versionFindings(exam: ExamFile, known?: Versions[string]): Finding[] {
  const { findings, gone, newer } = compareVersions(exam, known);
  const path = ['questions'];
  return [
    ...findings,
    ...gone.map((id) => ({ path, message: `"${id}" is gone: npm run content -- versions --retire` })),
    ...findingIf(
      newer > 0,
      path,
      `${counted(newer, 'question')} in a version of which ${VERSIONS_FILE} knows nothing: npm run content -- versions`,
    ),
  ];
}
