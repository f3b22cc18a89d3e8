import { memo } from 'react';
import { parseRichText } from '../../../../domain/richText/parse.ts';
import { part } from '../../../theme/part.ts';
import { Code } from '../Code/Code.tsx';

const Block = part(Code, 'CcRichText', 'Block', { margin: '12px 0' });

export interface RichTextProps {
  /** Words with `code` and fenced blocks of code. Anything else, HTML included, is shown as it is written. */
  text: string;
}

/** A text of a question, an answer or an explanation with its code shown as code. For whole articles use Prose. */
export const RichText = memo(function RichText({ text }: RichTextProps) {
  return parseRichText(text).map(({ kind, value }, position) => {
    if (kind === 'text') return value;
    const Part = kind === 'block' ? Block : Code;
    return (
      <Part key={position} block={kind === 'block'}>
        {value}
      </Part>
    );
  });
});
