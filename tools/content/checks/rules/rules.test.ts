import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goodExam } from '../../../../tests/harness/goodExam.ts';
import { editorialRules } from '../checkExams.ts';
import { readGlossary } from '../glossary.ts';
import { readHabits } from '../voice.ts';
import * as coverage from './coverage.cases.ts';
import * as depth from './depth.cases.ts';
import * as guessing from './guessing.cases.ts';
import * as habits from './habits.cases.ts';
import * as names from './names.cases.ts';
import * as references from './references.cases.ts';
import * as shares from './shares.cases.ts';
import * as teaching from './teaching.cases.ts';
import * as wording from './wording.cases.ts';

const contentFile = (name: string) => join(import.meta.dirname, '../../../../content', name);
const rules = editorialRules(readGlossary(contentFile('glossary.yaml')), readHabits(contentFile('voice.yaml')));
const ownCases = [coverage, depth, guessing, references, shares, teaching, wording].flatMap(({ cases }) => cases);
/** Cases of rules that are made of names or habits: each is tried with its own. */
const madeCases = [...names.cases, ...habits.cases];
const sound = [coverage, depth, guessing, references, shares, wording].flatMap((one) => one.sound);

describe('editorial rules', () => {
  it.each([...ownCases, ...madeCases])('%s finds what is broken', (_, rule, broken, findings) => {
    expect(rule(broken).map(({ path, message }) => [path.join('.'), message])).toEqual(findings);
  });

  it.each(sound)('let stand %s', (_, rule, exam) => {
    expect(rule(exam)).toEqual([]);
  });

  it('find nothing in a good exam', () => {
    expect(rules.flatMap((rule) => rule(goodExam()))).toEqual([]);
  });

  it('are all tried here', () => {
    const tried = new Set(ownCases.map(([, rule]) => rule));
    const untried = rules.filter((rule) => !tried.has(rule));
    expect(untried).toHaveLength(madeCases.length);
    expect(rules).toHaveLength(tried.size + untried.length);
  });
});
