import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examFileWith, questionFile } from '../../../tests/harness/content.ts';
import { accept } from '../accept.ts';
import { exchangeExam, type Source } from '../exchange.ts';
import { anyExam } from '../testing/arbitraries.ts';
import { fixture, sourceOf } from '../testing/fixture.ts';
import { roundTrip } from '../testing/roundTrip.ts';
import { openZip, writeZip } from '../zip.ts';
import { qti21, qti3 } from './dialects.ts';
import { readQti } from './readQti.ts';
import { writeQti } from './writeQti.ts';

const xml = (name: string) => fixture(`qti/${name}.xml`).bytes.toString();

async function itemsOf(source: Source) {
  const { items } = await readQti(source);
  return items.map((item) => ('question' in item ? accept(item) : item));
}

async function packageOf(files: readonly (readonly [string, string])[]): Promise<Source> {
  return { ...fixture('qti/imsmanifest.xml'), shownAs: 'bank.zip', bytes: await writeZip(files) };
}

describe('QTI', () => {
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
        place: ' items/record access.xml',
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
      { place: ' items/match.xml', reason: 'a matchInteraction: only choices can be taken over' },
      {
        place: ' items/broken.xml:3:20',
        reason: "is no XML: Expected closing tag 'p' (opened in line 3, col 13) instead of closing tag 'itemBody'",
      },
      { place: ' items/gone.xml', reason: 'the manifest names it, but it is not in the package' },
      { place: ' old.xml', reason: 'the manifest names it, but it is not in the package' },
    ]);
  });

  it('reads an item of 3.0 with its mapping', async () => {
    expect(await itemsOf(fixture('qti/qti3.xml'))).toMatchObject([
      {
        place: ' _2tools',
        question: {
          id: '2tools',
          text: 'Which two tools load data?',
          answers: [
            { text: 'Data Loader', correct: true, explanation: 'It takes millions.' },
            { text: 'Data Import Wizard', correct: true, explanation: 'It takes 50,000 records.' },
            { text: 'Schema Builder', correct: false, explanation: '' },
          ],
        },
        lost: [],
      },
    ]);
  });

  it('takes no feedback for picks that were not made', async () => {
    const lost = (id: string) => `the feedback "${id}", which is of no answer`;
    expect(await itemsOf(fixture('qti/not-picked.xml'))).toMatchObject([
      {
        question: {
          answers: [
            { text: 'Data Loader', correct: true, explanation: 'It takes millions.' },
            { text: 'Data Import Wizard', correct: true, explanation: 'Both take CSV files.' },
            { text: 'Schema Builder', correct: false, explanation: 'It draws only.' },
          ],
        },
        lost: ['A', 'NOT_B', 'C', 'unselected_B', 'partial'].map(lost),
      },
    ]);
  });

  it('reads every item of a package without a manifest', async () => {
    const bank = await packageOf([
      ['b/qti3.xml', xml('qti3')],
      ['a.xml', xml('record-access')],
      ['other.xml', '<notes/>'],
      ['__MACOSX/a.xml', 'junk'],
    ]);
    const { items, remarks } = await readQti(bank);
    expect(items.map(({ place }) => place)).toEqual([' a.xml', ' b/qti3.xml']);
    expect(remarks).toEqual(['bank.zip has no imsmanifest.xml: every item in it is read.']);
  });

  it('reads a package whose files are in a folder', async () => {
    const bank = await packageOf([
      ['bank/imsmanifest.xml', xml('imsmanifest')],
      ['bank/items/match.xml', xml('match')],
    ]);
    expect((await readQti(bank)).items.map(({ place }) => place)).toContain(' bank/items/match.xml');
  });

  it('reads every item of a package whose manifest names none', async () => {
    const manifest = xml('imsmanifest').replaceAll('imsqti_item_xmlv2p1', 'webcontent').replace('imsqti_xmlv1p2', 'x');
    const bank = await packageOf([
      ['imsmanifest.xml', manifest],
      ['items/record access.xml', xml('record-access')],
    ]);
    const { items, remarks } = await readQti(bank);
    expect(items.map(({ place }) => place)).toEqual([' items/record access.xml']);
    expect(remarks).toEqual(['the imsmanifest.xml of bank.zip names no item: every item in it is read.']);
  });

  it('finds a file under a name with other capitals, and behind backslashes', async () => {
    const bank = await packageOf([
      ['imsmanifest.xml', xml('imsmanifest').replaceAll('items/match.xml', String.raw`Items\MATCH.xml`)],
      ['items/match.xml', xml('match')],
    ]);
    expect((await readQti(bank)).items).toContainEqual({
      place: ' items/match.xml',
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
    expect(await readQti(bank)).toEqual({ items: [], remarks: [remark] });
  });

  it('refuses a file of an office program, which is a package, too', async () => {
    await expect(readQti(await packageOf([['[Content_Types].xml', '<Types/>']]))).rejects.toThrow(
      'bank.zip is a file of an office program. Save a sheet as CSV.',
    );
  });

  it('takes the most points of a mapping where one choice may be picked', async () => {
    const single = xml('qti3').replace('cardinality="multiple"', 'cardinality="single"');
    expect(await itemsOf(sourceOf(single))).toMatchObject([
      { question: { answers: [{ correct: true }, { correct: false }, { correct: false }] } },
    ]);
    expect(await itemsOf(sourceOf(single.replace('"0.5"', '"1"')))).toEqual([
      { place: ' _2tools', reason: '2 correct responses of which one may be picked' },
    ]);
  });

  const item = xml('record-access');
  it.each([
    [
      'two interactions',
      item.replace('</itemBody>', '<textEntryInteraction/></itemBody>'),
      '2 interactions: only one choice can be taken over',
    ],
    ['no interaction', item.replaceAll('choiceInteraction', 'div'), 'no interaction: only choices can be taken over'],
    [
      'a template',
      item.replace('<itemBody>', '<templateDeclaration/><itemBody>'),
      'a template, whose values are drawn anew each time',
    ],
    [
      'an unknown response',
      item.replace('<value>ChoiceB', '<value>ChoiceZ'),
      'the correct response "ChoiceZ", which is no choice',
    ],
    [
      'an order',
      item.replace('cardinality="single" baseType="identifier">', 'cardinality="ordered">'),
      'ordered responses: only choices can be taken over',
    ],
    ['no correct response', item.replace('<value>ChoiceB</value>', ''), 'no answer is marked as correct'],
  ])('leaves out an item with %s', async (_, text, reason) => {
    expect(await itemsOf(sourceOf(text))).toEqual([{ place: ' record-access', reason }]);
  });

  it.each([
    ["Moodle's XML", '<quiz/>', "file is Moodle's own XML: say --format moodle."],
    ['anything else', '<html/>', 'file is <html>, which is no item of QTI.'],
  ])('refuses %s', async (_, text, problem) => {
    await expect(readQti(sourceOf(text))).rejects.toThrow(problem);
  });

  it('refuses a package with a DOCTYPE in one of its files', async () => {
    const bank = await packageOf([
      ['a.xml', item],
      ['b.xml', item.replace('<assessmentItem', '<!DOCTYPE x [<!ENTITY a "b">]><assessmentItem')],
    ]);
    await expect(readQti(bank)).rejects.toThrow('bank.zip b.xml has a DOCTYPE. Files with one are not read.');
  });

  describe.each([
    ['2.1', qti21, 'assessmentItem', 'simpleChoice', 'timeDependent="false"'],
    ['3.0', qti3, 'qti-assessment-item', 'qti-simple-choice', 'time-dependent="false"'],
  ])('%s', (_, dialect, root, choice, attribute) => {
    it('is written with its own names', async () => {
      const exam = examFileWith({ questions: [questionFile({ id: '1st', text: 'Is `a < b`?' })] });
      const { content } = await writeQti(dialect)(exchangeExam(exam));
      const zip = await openZip(Buffer.from(content), 'exam.zip');
      expect(zip.names).toEqual(['imsmanifest.xml', 'items/1st.xml']);
      const [manifest, written] = await Promise.all(zip.names.map(async (name) => String(await zip.read(name))));
      expect(manifest).toContain(`xmlns="${dialect.manifest}"`);
      expect(manifest).toContain(`<resource identifier="item-1st" type="${dialect.itemType}" href="items/1st.xml">`);
      expect(written).toContain(`<${root} xmlns="${dialect.item}"`);
      expect(written).toContain(`identifier="_1st" title="1st" adaptive="false" ${attribute}`);
      expect(written).toContain('<div>Is <code>a &lt; b</code>?</div>');
      expect(written).toContain(`<${choice} identifier="A">Private</${choice}>`);
    });

    it('is the same for the same exam', async () => {
      const write = async () => Buffer.from((await writeQti(dialect)(exchangeExam(examFileWith()))).content);
      expect(await write()).toEqual(await write());
    });

    it('loses nothing', async () => {
      await fc.assert(
        fc.asyncProperty(anyExam, async (exam) => {
          const { sent, received } = await roundTrip(exam, writeQti(dialect), readQti);
          expect(received).toEqual(sent);
        }),
        { numRuns: 60 },
      );
    });
  });
});
