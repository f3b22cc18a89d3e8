import { expect, it } from 'vitest';
import { typesetWithCode } from './typeset.ts';

it('sets the marks of print in a text, and leaves its code as it is typed', () => {
  expect(typesetWithCode(`It's a "rule" in Summer '26: \`'a'\` isn't "b": A > B.\n\`\`\`\nx = 'y';\n\`\`\``)).toBe(
    "It’s a “rule” in Summer ’26: `'a'` isn’t “b”: A\u00a0> B.\n```\nx = 'y';\n```",
  );
});
