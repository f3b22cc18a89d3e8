import { memo, type ReactNode } from 'react';
import { parseRichText } from '../../../../domain/richText/parse.ts';
import { part } from '../../../theme/part.ts';

const Snippet = part('code', 'CcRichText', 'Snippet', ({ theme }) => ({
  padding: '0 4px',
  border: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  borderRadius: 6,
  fontFamily: theme.typography.fontFamilyMono,
  fontSize: '0.88em',
  fontVariantLigatures: 'none',
  fontWeight: theme.typography.fontWeightMedium,
  // On a ground of any color.
  background: 'color-mix(in srgb, currentColor 6%, transparent)',
  overflowWrap: 'anywhere',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  // Broken only where it is longer than the line.
  '&[data-whole="true"]': { display: 'inline-block', maxWidth: '100%', textDecoration: 'inherit' },
}));

const Block = part('code', 'CcRichText', 'Block', ({ theme }) => ({
  display: 'block',
  textAlign: 'start',
  ...theme.typography.code,
  fontVariantLigatures: 'none',
  fontWeight: theme.typography.fontWeightMedium,
  margin: '16px 0',
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.medium,
  background: theme.vars.palette.background.sunk,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { padding: 12, fontSize: '0.8rem' },
  '&[data-bare="true"]': { margin: '2px 0', padding: 0, border: 0, background: 'none' },
}));

/** A line too long for its block goes on two characters further in than it began. */
const Line = part('span', 'CcRichText', 'Line', {
  display: 'block',
  paddingInlineStart: 'calc(var(--indent) + 2ch)',
  textIndent: 'calc(-2ch - var(--indent))',
});

export interface RichTextProps {
  /** Words with `code` and fenced blocks of code. Anything else, HTML included, is shown as it is written. */
  text: string;
  /** Whether a block of code goes without a box of its own, as in an answer. @default false */
  bare?: boolean;
}

/**
 * The text of a question, an answer, or an explanation, with its code shown as code.
 *
 * @when The text of a question, an answer, or an explanation.
 * @whenNot An article: Prose. A learner's note: NoteText.
 * @dont Pass HTML: it is shown as typed.
 * @screenReader Code is read like the text around it.
 */
export const RichText = memo(function RichText({ text, bare = false }: RichTextProps) {
  const pieces = parseRichText(text).map(({ kind, value }, position, all) => {
    // A number such as FC-000123 stays on one line.
    if (kind === 'text') return value.replaceAll(/([A-Z])-(?=\d)/g, '$1-\u2060');
    if (kind === 'code') return <Code key={position} text={value} isAll={all.length === 1} />;
    return <CodeBlock key={position} lines={value.split('\n')} bare={bare} />;
  });
  return <>{pieces}</>;
});

interface CodeBlockProps {
  lines: readonly string[];
  show?: (at: number) => ReactNode;
  bare?: boolean;
}

/** A block of code, by its lines: none is cut off, and each keeps its indentation. `show` renders a line. */
export const CodeBlock = ({ lines, show, bare }: CodeBlockProps) => (
  <Block dir="ltr" data-bare={bare}>
    {lines.map((line, at) => (
      // Deeper code keeps some room on a phone.
      <Line key={at} sx={{ '--indent': `${Math.min(line.search(/\S|$/), 12)}ch` }}>
        {show?.(at) ?? line}
        {'\n'}
      </Line>
    ))}
  </Block>
);

interface CodeProps {
  text: string;
  /** Whether there is nothing beside it, as in an answer. @default false */
  isAll?: boolean;
  children?: ReactNode;
}

/** Code within a sentence. A few words, a name with hyphens or slashes, or code without a sentence are kept whole. */
export const Code = ({ text, isAll = false, children = text }: CodeProps) => (
  <Snippet dir="ltr" data-whole={isAll || /^\S*[-/]\S*$|^(?=.* ).{1,24}$/.test(text)}>
    {children}
  </Snippet>
);
