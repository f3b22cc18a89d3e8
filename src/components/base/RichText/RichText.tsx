import { memo, type ReactNode } from 'react';
import { parseRichText } from '../../../../domain/richText/parse.ts';
import { part } from '../../../theme/part.ts';

const Snippet = part('code', 'CcRichText', 'Snippet', ({ theme }) => {
  const { divider, edge, background } = theme.vars.palette;
  const shadow = `color-mix(in srgb, ${edge} 60%, transparent)`;
  return {
    fontFamily: theme.typography.fontFamilyMono,
    fontVariantLigatures: 'none',
    '&[data-block="false"]': {
      padding: '1px 5px',
      borderRadius: 6,
      fontSize: '0.88em',
      fontWeight: theme.typography.fontWeightMedium,
      // On a ground of any color.
      background: 'color-mix(in srgb, currentColor 6%, transparent)',
      overflowWrap: 'anywhere',
    },
    // Broken only where it is longer than the line.
    '&[data-name="true"]': { display: 'inline-block', maxWidth: '100%', textDecoration: 'inherit' },
    '&[data-block="true"]': {
      border: `1px solid ${divider}`,
      ...theme.typography.code,
      margin: '12px 0',
      padding: 16,
      borderRadius: theme.radius.medium,
      overflowX: 'auto',
      // A shadow at each edge beyond which it goes on: its ends cover that.
      background: [
        `linear-gradient(to right, ${background.sunk} 40%, transparent) left / 40px 100% no-repeat local`,
        `linear-gradient(to left, ${background.sunk} 40%, transparent) right / 40px 100% no-repeat local`,
        `linear-gradient(to right, ${shadow}, transparent) left / 10px 100% no-repeat`,
        `linear-gradient(to left, ${shadow}, transparent) right / 10px 100% no-repeat`,
        background.sunk,
      ].join(),
      // Nothing that matters may be cut off on a phone.
      [theme.breakpoints.down('sm')]: { padding: 12, fontSize: '0.8rem', whiteSpace: 'pre-wrap' },
    },
  };
});

const Text = part('code', 'CcRichText', 'Text', ({ theme }) => ({
  fontFamily: 'inherit',
  fontWeight: theme.typography.fontWeightMedium,
}));

export interface RichTextProps {
  /** Words with `code` and fenced blocks of code. Anything else, HTML included, is shown as it is written. */
  text: string;
}

/**
 * A text of a question, an answer or an explanation with its code shown as code.
 *
 * @when The words of a question, an answer or an explanation.
 * @whenNot An article: Prose. A learner's note: NoteText.
 * @do Put names from code between backticks.
 * @dont HTML: it is shown as it is written.
 * @keyboard Tab: reaches a block of code, which the arrow keys scroll.
 * @screenReader A block of code is a region "Code"; code within a sentence is read as its words.
 */
export const RichText = memo(function RichText({ text }: RichTextProps) {
  const pieces = parseRichText(text).map(({ kind, value }, position) => {
    if (kind === 'text') return value;
    if (kind === 'code') return <Code key={position}>{value}</Code>;
    return (
      // A block wider than the page is scrolled, which has to be possible by keyboard.
      <Snippet key={position} as="pre" data-block tabIndex={0} role="region" aria-label="Code">
        <Text>{value}</Text>
      </Snippet>
    );
  });
  return <>{pieces}</>;
});

/** Code within a sentence. A name with hyphens or slashes is kept whole. */
export const Code = ({ children }: { children: ReactNode }) => (
  <Snippet data-block={false} data-name={typeof children === 'string' && /^\S*[-/]\S*$/.test(children)}>
    {children}
  </Snippet>
);
