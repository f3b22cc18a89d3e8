import { describe, expect, it } from 'vitest';
import type { Source } from '../../draft.ts';
import { fixture, questionsIn } from '../../testing/fixture.ts';
import { writeZip } from '../zip.ts';
import { readQti } from './readQti.ts';

const xml = (name: string) => fixture(`qti/${name}.xml`).bytes.toString();

const itemsOf = async (source: Source) => (await questionsIn(readQti, source)).items;

async function packageOf(files: readonly (readonly [string, string])[]): Promise<Source> {
  return { ...fixture('qti/imsmanifest.xml'), shownAs: 'bank.zip', bytes: await writeZip(files) };
}

describe('a package of QTI', () => {
  it('reads a package of 2.1', async () => {
    const bank = await packageOf([
      ['imsmanifest.xml', xml('imsmanifest')],
      ['test.xml', '<assessmentTest/>'],
      ['items/record access.xml', xml('record-access')],
      ['items/match.xml', xml('match')],
      ['items/broken.xml', xml('broken')],
      ['images/org.png', 'not read'],
    ]);
    expect(await itemsOf(bank)).toEqual([
      {
        place: ' items/record access.xml:2:1',
        question: {
          id: 'record-access',
          section: 'Configuration and Setup',
          difficulty: 'very easy',
          text: 'The default of Case is `Private`:\n\n```\nCase c = new Case();\ninsert c;\n```\n\nWho sees the case & its files?',
          answers: [
            { text: 'Everybody', correct: false, explanation: 'No: see Profiles.' },
            {
              text: 'Its owner, and users above the owner',
              correct: true,
              explanation: 'Right: roles open records upwards.',
            },
            {
              text: 'Only <System> administrators',
              correct: false,
              explanation: 'They see it, too, but not only they.',
            },
          ],
          references: [
            { title: 'https://help.example/owd', url: 'https://help.example/owd' },
            { title: 'Profiles', url: 'https://help.example/profiles' },
          ],
        },
        lost: ['the picture "Org chart"', 'the feedback "INCORRECT", which is of no answer', 'the rubric'],
      },
      { place: ' items/match.xml:2:1', reason: 'a matchInteraction: only choices can be taken over' },
      {
        place: ' items/broken.xml:3:20',
        reason: "is no XML: Expected closing tag 'p' (opened in line 3, col 13) instead of closing tag 'itemBody'",
      },
      { place: ' items/gone.xml', reason: 'the manifest names it, but it is not in the package' },
      { place: ' old.xml', reason: 'the manifest names it, but it is not in the package' },
    ]);
  });

  it('reads every item of a package without a manifest', async () => {
    const bank = await packageOf([
      ['b/qti3.xml', xml('qti3')],
      ['a.xml', xml('record-access')],
      ['other.xml', '<notes/>'],
      ['__MACOSX/a.xml', 'junk'],
    ]);
    const { items, remarks } = await questionsIn(readQti, bank);
    expect(items.map(({ place }) => place)).toEqual([' a.xml:2:1', ' b/qti3.xml:2:1']);
    expect(remarks).toEqual(['bank.zip has no imsmanifest.xml: every item in it is read.']);
  });

  it('reads a package whose files are in a folder', async () => {
    const bank = await packageOf([
      ['bank/imsmanifest.xml', xml('imsmanifest')],
      ['bank/items/match.xml', xml('match')],
    ]);
    expect((await questionsIn(readQti, bank)).items.map(({ place }) => place)).toContain(' bank/items/match.xml:2:1');
  });

  it('reads every item of a package whose manifest names none', async () => {
    const manifest = xml('imsmanifest').replaceAll('imsqti_item_xmlv2p1', 'webcontent').replace('imsqti_xmlv1p2', 'x');
    const bank = await packageOf([
      ['imsmanifest.xml', manifest],
      ['items/record access.xml', xml('record-access')],
    ]);
    const { items, remarks } = await questionsIn(readQti, bank);
    expect(items.map(({ place }) => place)).toEqual([' items/record access.xml:2:1']);
    expect(remarks).toEqual(['the imsmanifest.xml of bank.zip names no item: every item in it is read.']);
  });

  it('finds a file under a name with other capitals, and behind backslashes', async () => {
    const bank = await packageOf([
      ['imsmanifest.xml', xml('imsmanifest').replaceAll('items/match.xml', String.raw`Items\MATCH.xml`)],
      ['items/match.xml', xml('match')],
    ]);
    expect((await questionsIn(readQti, bank)).items).toContainEqual({
      place: ' items/match.xml:2:1',
      reason: 'a matchInteraction: only choices can be taken over',
    });
  });

  it.each([
    [
      'a test alone',
      [
        ['imsmanifest.xml', '<manifest/>'],
        ['test.xml', '<assessmentTest/>'],
      ],
      'the imsmanifest.xml of bank.zip names no item, and no file in it is one: it holds <manifest> (imsmanifest.xml), <assessmentTest> (test.xml).',
    ],
    [
      'pictures',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [`${name}.png`, '']),
      'bank.zip has no imsmanifest.xml, and no file in it is one: it holds a.png, b.png, c.png, d.png, e.png and 2 more.',
    ],
  ] as const)('says why a package with %s has no questions', async (_, files, remark) => {
    const bank = await packageOf(files.map(([name = '', content = '']) => [name, content]));
    expect(await questionsIn(readQti, bank)).toEqual({ items: [], remarks: [remark] });
  });

  it('refuses a file of an office program, which is a package, too', async () => {
    await expect(questionsIn(readQti, await packageOf([['[Content_Types].xml', '<Types/>']]))).rejects.toThrow(
      'bank.zip is a file of an office program. Save a sheet as CSV.',
    );
  });

  it('refuses a package with a DOCTYPE in one of its files', async () => {
    const bank = await packageOf([
      ['a.xml', xml('record-access')],
      ['b.xml', xml('record-access').replace('<assessmentItem', '<!DOCTYPE x [<!ENTITY a "b">]><assessmentItem')],
    ]);
    await expect(questionsIn(readQti, bank)).rejects.toThrow(
      'bank.zip b.xml:2:1 has a DOCTYPE that declares something, and is not read.',
    );
  });
});
