import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outdatedNamesOf } from './outdatedNames.ts';

describe('the list of names out of use', () => {
  const outdatedIn = outdatedNamesOf();

  it.each([
    ['Build it with Process Builder.', 'Process Builder', 'a flow'],
    ['Add a workflow\nrule to the object.', 'workflow rule', 'a flow'],
    ['Open the Community Cloud site.', 'Community Cloud', 'Experience Cloud'],
    ['Run `sfdx force:source:deploy` in the folder.', 'sfdx', 'sf, the Salesforce CLI'],
    ['Ask Einstein Copilot. It was renamed.', 'Einstein Copilot', 'Agentforce'],
    ['It is a Force.com app.', 'Force.com', 'the Salesforce Platform'],
  ])('finds the name in "%s"', (text, name, say) => {
    expect(outdatedIn(text)).toEqual([{ name, say }]);
  });

  it.each([
    'Give users the Customer Community Plus license.',
    'Set it in `sfdx-project.json`, and test with `sfdx-lwc-jest`.',
    'Its subagents (formerly called agent topics) are two.',
    'An org migrates its workflow rules to flows.',
    'Open https://login.salesforce.com or https://acme.my.force.com.',
    'The platform developer in charge is on leave.',
  ])('lets stand "%s"', (text) => {
    expect(outdatedIn(text)).toEqual([]);
  });

  it('says where a broken list is broken', () => {
    const folder = mkdtempSync(join(tmpdir(), 'certcrest-names-'));
    const file = join(folder, 'names.yaml');
    writeFileSync(file, 'unless: old\nnames:\n  - pattern: "("\n    say: it\n');
    expect(() => outdatedNamesOf(file)).toThrow('names.yaml:3:14 pattern takes a regular expression');
    rmSync(folder, { recursive: true });
  });
});
