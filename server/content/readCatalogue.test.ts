import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { examFileWith } from '../../tests/harness/content.ts';
import { formatProblem } from './problems.ts';
import { readExam } from './readCatalogue.ts';

const clean = stringify(examFileWith());
const problemsIn = (text: string) => readExam(text, 'administrator.yaml').problems.map(formatProblem);

/** Place of a piece of text in the clean file, as problems show it. */
function placeOf(text: string, piece: string): string {
  const before = text.slice(0, text.indexOf(piece)).split('\n');
  return `administrator.yaml:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

describe('readExam', () => {
  it('reads a clean exam', () => {
    const { value, problems } = readExam(clean, 'administrator.yaml');
    expect(problems).toEqual([]);
    expect(value).toEqual(examFileWith());
  });

  it('keeps an unquoted date as text', () => {
    const text = clean.replace('verifiedOn: 2026-11-21', 'verifiedOn: 2026-02-28');
    expect(readExam(text, 'administrator.yaml').value?.guide.verifiedOn).toBe('2026-02-28');
  });

  it.each([
    ['a wrong value', 'minutes: 105', 'minutes: soon', 'soon', 'minutes takes a whole number from 1 to 1000'],
    ['an unquoted price', 'price: "49.00"', 'price: 49.00', '49.00', 'price takes a quoted price as "49.00"'],
    ['a date that does not exist', '2026-11-21', '2026-02-30', '2026-02-30', 'verifiedOn takes a date as 2026-11-21'],
    ['an unknown difficulty', 'difficulty: medium', 'difficulty: mean', 'mean', 'difficulty takes easy, medium, hard'],
    ['an unknown key', 'minutes: 105', 'minutes: 105\nhours: 2.5', '2.5', 'there is no "hours" here'],
    ['a broken rule', 'section: data', 'section: none', 'none', 'there is no section "none"'],
  ])('places %s', (_, from, to, piece, message) => {
    expect(clean).toContain(from);
    const text = clean.replace(from, to);
    expect(problemsIn(text)).toContain(`${placeOf(text, piece)} ${message}`);
  });

  it.each([
    ['broken YAML', 'slug: "administrator', 'administrator.yaml:1:21 Missing closing "quote'],
    ['a repeated key', 'slug: a\nslug: b\n', 'administrator.yaml:2:1 Map keys must be unique'],
    ['a list', '- a', 'administrator.yaml:1:1 the file takes keys and values'],
  ])('places %s', (_, text, problem) => {
    expect(problemsIn(text).join('\n')).toContain(problem);
  });
});
