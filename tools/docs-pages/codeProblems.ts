/** What is wrong with code that a page hands out to be copied, as sentences. */
export function codeProblems(code: string): string[] {
  if (code === '') return ['hands out no code'];
  const found = faults.filter(([pattern]) => pattern.test(code)).map(([, what]) => `hands out code that has ${what}`);
  if (code.split('const Example').length > 2) found.push('hands out code in two wrappings');
  return found;
}

const faults: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/function \w*\(\)/, 'a function as a build has renamed it'],
  [/\[object \w+\]|_zod/, 'an object in place of code'],
  [/<(?:React\.\w+|No Display Name|undefined)/, 'an element without a name'],
  [/\bmeta\.story\(/, 'the source of its story'],
  [/from ['"](?:src\/|\.)/, 'an import of a file'],
];
