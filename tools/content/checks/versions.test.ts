import { describe, expect, it } from 'vitest';
import { contentFolder, examFileWith, questionFile } from '../../../tests/harness/content.ts';
import { compareVersions, readVersions, versionFindings, versionsText } from './versions.ts';

const question = questionFile({ id: 'adm-1' });
const examOf = (...questions: (typeof question)[]) => examFileWith({ questions });
const { next: known } = compareVersions(examOf(question));
const [first, second] = question.answers;
if (!first || !second) throw new Error('A question has two answers.');

const found = (...questions: (typeof question)[]) =>
  versionFindings(examOf(...questions), known).map(({ path, message }) => [path.join('.'), message]);

describe('versionFindings', () => {
  it('finds nothing where all is as it was', () => {
    expect(found(question)).toEqual([]);
    expect(found({ ...question, version: 1, difficulty: 'hard', text: question.text.replace(' ', '\n') })).toEqual([]);
    expect(found({ ...question, answers: [{ ...first, explanation: 'Another.' }, second] })).toEqual([]);
  });

  it.each([
    ['text', { text: 'Which setting hides records?' }],
    ['an answer', { answers: [first, { ...second, text: 'Open' }] }],
    ['the order of answers', { answers: [second, first] }],
    ['the key', { answers: [first, { ...second, correct: true }] }],
  ])('finds a change of %s in the same version', (_, change) => {
    expect(found({ ...question, ...change })).toEqual([
      ['questions.0.version', 'the text, the answers or the key have changed: this is version 2'],
    ]);
  });

  it('finds versions that are not kept yet', () => {
    const changed = { ...question, version: 2, text: 'Other?' };
    expect(found(changed)).toContainEqual(['questions.0.version', 'version 2 needs its date: correctedOn']);
    expect(found({ ...changed, correctedOn: '2026-11-12' }, questionFile({ id: 'adm-2' }))).toEqual([
      ['questions', '2 questions in a version of which versions.json knows nothing: npm run content -- versions'],
    ]);
  });

  it('finds a question that is gone, one that comes back, and a version that goes back', () => {
    expect(found()).toEqual([['questions', '"adm-1" is gone: npm run content -- versions --retire']]);
    const before = (change: object) => ({ 'adm-1': { version: 1, hash: 'x', ...change } });
    expect(versionFindings(examOf(), before({ retired: true }))).toEqual([]);
    expect(versionFindings(examOf(question), before({ retired: true }))).toMatchObject([
      { path: ['questions', 0, 'id'], message: '"adm-1" was the id of a question that is gone: take a new one' },
    ]);
    expect(versionFindings(examOf(question), before({ version: 3 }))).toMatchObject([
      { message: 'version 3 was on the site already' },
    ]);
  });
});

describe('the file of versions', () => {
  it('is read as it was written', () => {
    const versions = { administrator: { ...known, 'adm-0': { version: 2, hash: 'ab', retired: true as const } } };
    const content = contentFolder();
    expect(readVersions(content.dir)).toEqual({});
    content.writeText('versions.json', versionsText(versions));
    expect(readVersions(content.dir)).toEqual(versions);
    content.writeText('versions.json', '{ "administrator": { "adm-1": { "version": "2", "hash": "ab" } } }');
    expect(() => readVersions(content.dir)).toThrow('versions.json:1:44 version takes number');
    content.dispose();
  });
});
