import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examFileWith, questionFile } from '../../../../tests/harness/content.ts';
import { outgoingExam } from '../../outgoing.ts';
import { anyExam } from '../../testing/arbitraries.ts';
import { roundTrip } from '../../testing/roundTrip.ts';
import { at, childrenOf, readXml, type XmlElement } from '../xml.ts';
import { openZip } from '../zip.ts';
import { qti21, qti3, withOldNames } from './dialects.ts';
import { readQti } from './readQti.ts';
import { writeQti } from './writeQti.ts';

const nameOf = ({ attributes }: XmlElement) => attributes.get('identifier');

describe.each([
  ['2.1', qti21, 'timeDependent="false"', (name: string) => name],
  ['3.0', qti3, 'time-dependent="false"', (name: string) => qti3.tag(name)],
])('QTI %s', (_, dialect, attribute, tag) => {
  it('is written with its own names', async () => {
    const exam = examFileWith({ questions: [questionFile({ id: '1st', text: 'Is `a < b`?' })] });
    const { content } = await writeQti(dialect)(outgoingExam(exam));
    const zip = await openZip(Buffer.from(content), 'exam.zip');
    expect(zip.names).toEqual(['imsmanifest.xml', 'test.xml', 'items/1st.xml']);
    const [manifest, , written] = await Promise.all(zip.names.map(async (name) => String(await zip.read(name))));
    expect(manifest).toContain(`xmlns="${dialect.manifest}"`);
    expect(manifest).toContain(`<resource identifier="item-1st" type="${dialect.itemType}" href="items/1st.xml">`);
    expect(written).toContain(`<${tag('assessmentItem')} xmlns="${dialect.item}"`);
    expect(written).toContain(`identifier="_1st" title="1st" adaptive="false" ${attribute}`);
    expect(written).toContain('<div>Is <code>a &lt; b</code>?</div>');
    expect(written).toContain(`<${tag('simpleChoice')} identifier="A">Private</${tag('simpleChoice')}>`);
  });

  it('holds a test with the items in their sections', async () => {
    const questions = ['a', '1b', 'c'].map((id) =>
      questionFile({ id, text: id, section: id === 'c' ? 'setup' : 'data' }),
    );
    const { content } = await writeQti(dialect)(outgoingExam(examFileWith({ questions })));
    const zip = await openZip(Buffer.from(content), 'exam.zip');
    const [manifest, test] = await Promise.all(
      ['imsmanifest.xml', 'test.xml'].map(async (name) => String(await zip.read(name))),
    );
    const root = withOldNames(readXml(Buffer.from(test ?? ''), 'test.xml'));
    const sections = childrenOf(at(root, 'testPart'), 'assessmentSection');
    expect(test).toContain(`<${tag('assessmentTest')} xmlns="${dialect.item}"`);
    expect(sections.map((section) => [nameOf(section), childrenOf(section, 'assessmentItemRef').map(nameOf)])).toEqual([
      ['section-setup', ['c']],
      ['section-data', ['a', '_1b']],
    ]);
    expect(test).toContain('href="items/1b.xml"');
    expect(manifest).toContain(`<resource identifier="test" type="${dialect.testType}" href="test.xml">`);
    expect(manifest).toContain('<dependency identifierref="item-1b"/>');
  });

  it('is the same for the same exam', async () => {
    const write = async () => Buffer.from((await writeQti(dialect)(outgoingExam(examFileWith()))).content);
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
