import { expect, it } from 'vitest';
import { codeProblems } from './codeProblems.ts';

it.each([
  ['<A onAdd={function Nve() {}} />', 'a function as a build has renamed it'],
  ['<A schema={[object Object]} />', 'an object in place of code'],
  ['<React.ForwardRef />', 'an element without a name'],
  ['meta.story({})', 'the source of its story'],
  [`import { icons } from 'src/icons.stories.tsx';`, 'an import of a file'],
])('code is named with its fault: %s', (code, fault) => {
  expect(codeProblems(code)).toEqual([`hands out code that has ${fault}`]);
});

it('code that runs has none', () => {
  const code = `import { A } from 'certcrest/A';\n\nexport const Example = () => (\n  <A onAdd={() => {}} />\n);\n`;
  expect(codeProblems(code)).toEqual([]);
  expect(codeProblems(code + code)).toEqual(['hands out code in two wrappings']);
});

it('no code is named', () => {
  expect(codeProblems('')).toEqual(['hands out no code']);
});
