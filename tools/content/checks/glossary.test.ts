import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readGlossary } from './glossary.ts';

const { outdatedIn, missingIn, withoutNames } = readGlossary(
  join(import.meta.dirname, '../../../content/glossary.yaml'),
);

it.each([
  ['Add a workflow\nrule to the object.', 'workflow rule', 'a flow'],
  ['Run `sfdx force:source:deploy` in the folder.', 'sfdx', 'sf, the Salesforce CLI'],
])('finds the former name in "%s"', (text, name, say) => {
  expect(outdatedIn(text)).toEqual([`"${name}" is out of use: say ${say}`]);
});

it('asks for both names while a rename is fresh', () => {
  expect(missingIn('The profiles of Data\n360 unify people.')).toEqual([
    '"Data 360" is a fresh name: say once "Data 360 (formerly Data Cloud)"',
  ]);
  expect(missingIn('Data 360 (formerly Data Cloud) and an Experience Cloud site.')).toEqual([]);
});

it('knows texts that differ in names alone', () => {
  expect(withoutNames('Messaging for In-App and Web in  the app')).toBe(withoutNames('Enhanced Chat in the App'));
  expect(withoutNames('Enhanced Chat in the app')).not.toBe(withoutNames('Enhanced Chat on the web'));
});
