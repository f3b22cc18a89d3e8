import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../db/schema.ts';
import { tx } from '../db/tx.ts';
import { type ContentFolder, contentFolder, examFileWith, questionFiles } from '../../tests/harness/content.ts';
import { describeDialects } from '../../tests/harness/dialects.ts';
import { ContentError } from './problems.ts';
import * as yaml from './readYaml.ts';
import { syncContent } from './sync.ts';

vi.mock('./readYaml.ts', { spy: true });

const administrator = examFileWith({ questions: questionFiles(3) });
const developer = examFileWith({ slug: 'developer1', name: 'Platform Developer I', position: 2, price: '0.00' });

describeDialects('syncContent', (open) => {
  let db: Database;
  let content: ContentFolder;
  const sync = () => tx(db, (trx) => syncContent(trx, content.dir));
  const examsInDb = () => db.selectFrom('exams').selectAll().orderBy('position').execute();
  const questionIds = () => db.selectFrom('questions').select('id').orderBy('exam_id').orderBy('position').execute();

  beforeEach(async () => {
    ({ db } = await open());
    content = contentFolder([administrator, developer]);
    vi.mocked(yaml.readYaml).mockClear();
  });
  afterEach(() => content.dispose());

  it('writes every exam the first time', async () => {
    expect(await sync()).toEqual({ written: ['administrator', 'developer1'], retired: [] });
    expect(await examsInDb()).toMatchObject([
      { id: 'administrator', slug: 'administrator', price_cents: 4900, pass_mark: 65, position: 1, retired_at: null },
      { id: 'developer1', name: 'Platform Developer I', price_cents: 0 },
    ]);
    expect(await questionIds()).toHaveLength(5);
  });

  it('leaves drafts out, and starts all the same', async () => {
    const [first, second, ...others] = questionFiles(4);
    if (!first || !second) throw new Error('There are four questions.');
    const [answer, ...rest] = second.answers;
    if (!answer) throw new Error('A question has answers.');
    const drafts = [
      { ...first, references: [] },
      { ...second, answers: [{ ...answer, explanation: ' ' }, ...rest] },
    ];
    content.write({ ...administrator, questions: [...drafts, ...others] });
    await sync();
    expect((await questionIds()).slice(0, 2)).toEqual([{ id: 'adm-3' }, { id: 'adm-4' }]);
    expect((await examsInDb())[0]).toMatchObject({ question_count: 2 });
  });

  it('reads only the changed file, and replaces its questions', async () => {
    await sync();
    vi.mocked(yaml.readYaml).mockClear();
    content.write({ ...administrator, name: 'Admin', questions: questionFiles(2).toReversed() });
    expect(await sync()).toEqual({ written: ['administrator'], retired: [] });
    expect(yaml.readYaml).toHaveBeenCalledTimes(1);
    expect((await examsInDb())[0]).toMatchObject({ name: 'Admin' });
    expect((await questionIds()).slice(0, 2)).toEqual([{ id: 'adm-2' }, { id: 'adm-1' }]);
    expect(await questionIds()).toHaveLength(4);
  });

  it('retires an exam whose file was removed, and offers it again when the file returns', async () => {
    await sync();
    content.remove('developer1.yaml');
    expect(await sync()).toEqual({ written: [], retired: ['developer1'] });
    expect((await examsInDb())[1]?.retired_at).toBeTypeOf('number');
    expect(await sync()).toEqual({ written: [], retired: [] });
    content.write(developer);
    expect(await sync()).toEqual({ written: ['developer1'], retired: [] });
    expect((await examsInDb())[1]?.retired_at).toBeNull();
  });

  it('stops at a broken file, names every place and changes nothing', async () => {
    await sync();
    content.write({ ...administrator, name: 'Admin' });
    content.writeText('developer1.yaml', 'slug: developer1\nname: 7\n');
    const error = await sync().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ContentError);
    expect(String(error)).toContain(`${content.dir}/developer1.yaml:2:7 name takes text`);
    expect(String(error)).toContain(`${content.dir}/developer1.yaml:1:1 price is missing`);
    expect((await examsInDb())[0]).toMatchObject({ name: 'Platform Administrator' });
  });
});
