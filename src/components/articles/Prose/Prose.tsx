import TableBody from '@mui/material/TableBody';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment, memo, type ElementType, type ReactNode } from 'react';
import { linkKind } from '../../../../domain/articles/links.ts';
import { textOf } from '../../../../domain/articles/textOf.ts';
import type { ProseElement, ProseNode } from '../../../../domain/articles/types.ts';
import type { ElementProps } from '../../../theme/part.ts';
import { Code, CodeBlock } from '../../base/RichText/RichText.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import * as parts from './proseParts.ts';

/** Elements that are rendered by their part alone. */
const plain: { readonly [Tag in ProseElement['tag']]?: ElementType<{ children: ReactNode }> } = {
  blockquote: parts.Quote,
  em: 'em',
  li: parts.Item,
  mark: parts.Mark,
  ol: parts.Numbers,
  p: parts.Paragraph,
  strong: 'strong',
  tbody: TableBody,
  thead: TableHead,
  tr: TableRow,
  ul: parts.Bullets,
};

/** The id of an upper heading of a text that is a page by itself. */
export const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

export interface ProseProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The text: strings and elements. Each of these: `tag` (a search's marks: `mark`), `href`, `align`, `children`. */
  nodes: readonly ProseNode[];
  /** Level of its upper headings: one below the heading that it stands under. */
  level?: 2 | 3;
}

/**
 * A whole text to be read, such as an article. For the words of a question use RichText.
 *
 * @when The text of an article, a legal page or a help page.
 * @whenNot A page that is one text: TextPage.
 * @do Pass 3 as `level` where several texts share a page: two headings may be alike, and so their anchors.
 * @keyboard Tab: reaches links, and tables that are wider than the page, which the arrow keys scroll.
 * @screenReader Headings keep their order. A wide table is a named region. Links say that they open a new tab.
 */
export const Prose = memo(function Prose({ nodes, level = 2, ...rest }: ProseProps) {
  return <parts.Root {...rest}>{renderNodes(nodes, level)}</parts.Root>;
});

function renderNodes(nodes: readonly ProseNode[], level: 2 | 3): ReactNode[] {
  let heading = '';
  return nodes.map((node, position) => {
    if (typeof node === 'string') return node;
    if (node.tag === 'h2' || node.tag === 'h3') heading = textOf(node.children ?? []);
    return <Fragment key={position}>{renderElement(node, level, heading)}</Fragment>;
  });
}

/** `heading` is the last one before the element: it gives a table its name. */
function renderElement({ tag, children, ...given }: ProseElement, level: 2 | 3, heading: string): ReactNode {
  const inside = children && renderNodes(children, level);
  const Part = plain[tag];
  if (Part) return <Part>{inside}</Part>;
  switch (tag) {
    case 'h2':
      return (
        // Of several texts on a page, such as in a list, none has anchors.
        <parts.Heading as={`h${level}`} id={level === 2 ? anchorOf(heading) : undefined}>
          {inside}
        </parts.Heading>
      );
    case 'h3':
      return <parts.Subheading as={level === 2 ? 'h3' : 'h4'}>{inside}</parts.Subheading>;
    case 'code':
      return <Code text={textOf(children ?? [])}>{inside}</Code>;
    case 'a':
      return <ProseLink href={given.href ?? ''}>{inside}</ProseLink>;
    case 'table':
      return (
        <parts.ScrollBox role="region" aria-label={heading ? `Table: ${heading}` : 'Table'} tabIndex={0}>
          <parts.DataTable>{inside}</parts.DataTable>
        </parts.ScrollBox>
      );
    case 'pre':
      return <ProseCode nodes={children ?? []} />;
    case 'th':
      return <parts.HeadCell align={given.align ?? 'left'}>{inside}</parts.HeadCell>;
    case 'td':
      return (
        <parts.Cell align={given.align ?? 'left'} data-align={given.align}>
          {inside}
        </parts.Cell>
      );
    default:
      // Not an element of ours: only what it holds.
      return inside;
  }
}

/** A block of code, with the marks that a search may have put into it. */
function ProseCode({ nodes }: { nodes: readonly ProseNode[] }) {
  const lines: ProseNode[][] = [[]];
  for (const node of nodes) {
    for (const [at, text] of textOf([node]).split('\n').entries()) {
      if (at > 0) lines.push([]);
      lines.at(-1)?.push(typeof node === 'string' ? text : { ...node, children: [text] });
    }
  }
  return <CodeBlock lines={lines.map(textOf)} show={(at) => renderNodes(lines[at] ?? [], 2)} />;
}

/** A link in a text. Another site opens in a new tab, and says so; an address that is neither makes no link. */
function ProseLink({ href, children }: { href: string; children: ReactNode }) {
  const kind = linkKind(href);
  if (kind === undefined) return children;
  if (kind === 'site') return <parts.TextLink href={href}>{children}</parts.TextLink>;
  return (
    <parts.TextLink href={href} target="_blank" rel="noreferrer">
      {children}
      {/* The joiner keeps the icon on the line of the last word. */}
      <parts.NewTabMark aria-hidden>
        {'\u2060'}
        <parts.NewTabIcon />
      </parts.NewTabMark>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </parts.TextLink>
  );
}
