import fc from 'fast-check';
import { tidy } from '../text/tidy.ts';

/** Bits that mean something in one format or another. */
const bits = [
  ['`code`', '`a``b`', '` x `', '```\nfoo();\n  bar();\n```', '```apex\nx = 1;\n\n\ty\n```', '`', '``', '```'],
  ['<b>', '</p>', '<br/>', '<!-- x -->', '<![CDATA[', ']]>', '&amp;', '&', '&#65;', '&nbsp;', '<', '>', '"', "'"],
  ['{', '}', '=', '~', '#', '####', '::', ':', '\\', '\\n', '->', '%50%', '// x', '$CATEGORY: x', '[html]', 'T'],
  ['*', '**', '_', '__', 'a_b', '[x]', '[ ] ', '- ', '+ ', '1. ', '1) ', '# ', '> ', '| a |', '---', '===', '~~~'],
  ['[a](https://a.example)', 'https://a.example/a_b', 'www.a.example', 'a@b.example', '![x](y)', '[^1]', '[a]: b'],
  ['A) ', 'B. ', 'ANSWER: A', '=1+1', '+1', '-1', '@x', ',', ';', '\t', ' ', '  ', '\n', '\n\n', '\n\n\n', '\r\n'],
  ['\u00A0', '\u2028', '\uFEFF', '\u200B', 'é', '日本', '😀', '\uD800', 'word', 'Two words', 'Region__c', '$User.Id'],
].flat();

/** A content text in its tidy form that is not empty, made to meet the marks of every format. */
export const contentText = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...bits) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
    ),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((parts) => tidy(parts.join('')))
  .filter((text) => text !== '');
