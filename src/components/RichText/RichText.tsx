import { memo } from 'react';
import { parseRichText } from './parse.ts';

export interface RichTextProps {
  /** Words with `code` and fenced blocks of code. Anything else, HTML included, is shown as it is written. */
  text: string;
}

/** A text of a question, an answer or an explanation with its code shown as code. For whole articles use Prose. */
export const RichText = memo(function RichText({ text }: RichTextProps) {
  return parseRichText(text).map(({ kind, value }, position) => {
    if (kind === 'text') return value;
    if (kind === 'code') return <code key={position}>{value}</code>;
    return (
      // A block wider than the page is scrolled, which has to be possible by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <pre key={position} tabIndex={0} role="region" aria-label="Code">
        <code>{value}</code>
      </pre>
    );
  });
});
