import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGlossary } from './glossary.ts';

describe('the glossary', () => {
  const { outdatedIn, missingIn, withoutNames } = readGlossary(
    join(import.meta.dirname, '../../../content/glossary.yaml'),
  );

  it.each([
    ['Build it with Process Builder.', 'Process Builder', 'a flow'],
    ['Add a workflow\nrule to the object.', 'workflow rule', 'a flow'],
    ['Open the Community Cloud site.', 'Community Cloud', 'Experience Cloud'],
    ['Run `sfdx force:source:deploy` in the folder.', 'sfdx', 'sf, the Salesforce CLI'],
    ['Ask Einstein Copilot. It was renamed.', 'Einstein Copilot', 'Agentforce'],
    ['It is a Force.com app.', 'Force.com', 'the Salesforce Platform'],
    ['Its profiles come from Data Cloud.', 'Data Cloud', 'Data 360'],
    ['Write two agent topics.', 'agent topics', 'subagent'],
  ])('finds the former name in "%s"', (text, name, say) => {
    expect(outdatedIn(text)).toEqual([{ name, say }]);
  });

  it.each([
    'Give users the Customer Community Plus license.',
    'Set it in `sfdx-project.json`, and test with `sfdx-lwc-jest`.',
    'Its subagents (formerly called agent topics) are two.',
    'An org migrates its workflow rules to flows.',
    'Open https://login.salesforce.com or https://acme.my.force.com.',
    'The platform developer in charge is on leave.',
    'Users follow the topics of an article.',
  ])('lets stand "%s"', (text) => {
    expect(outdatedIn(text)).toEqual([]);
  });

  it('asks for both names while a rename is fresh', () => {
    expect(missingIn('The profiles of Data\n360 unify people.')).toEqual([
      { name: 'Data 360', formerly: 'Data Cloud' },
    ]);
    expect(missingIn('Data 360 (formerly Data Cloud) has two Subagents, formerly topics.')).toEqual([]);
    expect(missingIn('An Experience Cloud site.')).toEqual([]);
  });

  it('knows texts that differ in names alone', () => {
    expect(withoutNames('Messaging for In-App and Web in  the app')).toBe(withoutNames('Enhanced Chat in the App'));
    expect(withoutNames('Data 360 (formerly Data Cloud)')).toBe(withoutNames('Data Cloud'));
    expect(withoutNames('Enhanced Chat in the app')).not.toBe(withoutNames('Enhanced Chat on the web'));
  });

  it.each([
    ['names:\n  - name: it\n    formerly: [x]\n    pattern: "("\n', ':5:14 pattern takes a regular expression'],
    ['names:\n  - name: it\n    formerly: []\n', ':4:15 formerly takes at least one name'],
    [
      'names:\n  - name: it\n    formerly: [x]\n    since: May\n',
      ":5:12 since takes a year, a month or a day as '2025-10-14'",
    ],
  ])('says where it is broken: %j', (text, problem) => {
    const folder = mkdtempSync(join(tmpdir(), 'certcrest-glossary-'));
    const file = join(folder, 'names.yaml');
    writeFileSync(file, `unless: old\n${text}`);
    expect(() => readGlossary(file)).toThrow(`names.yaml${problem}`);
    rmSync(folder, { recursive: true });
  });
});
