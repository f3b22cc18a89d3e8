import { Fragment, type ReactNode } from 'react';
import { textOf } from '../../articles/textOf.ts';
import type { ProseElement, ProseNode } from '../../articles/types.ts';
import { ProseLink } from './ProseLink.tsx';
import { Scrollable } from './Scrollable.tsx';

/** Level of a text's upper headings on the page; the lower ones are one below. */
export type ProseLevel = 2 | 3 | 4;

/** The pieces of a text as elements: those that are known, and of any other only what it holds. */
export function drawProse(nodes: readonly ProseNode[], level: ProseLevel): ReactNode[] {
  let heading = '';
  return nodes.map((node, position) => {
    if (typeof node === 'string') return node;
    if (node.tag === 'h2' || node.tag === 'h3') heading = textOf(node.children ?? []);
    return <Fragment key={position}>{drawElement(node, level, heading)}</Fragment>;
  });
}

/** `heading` is the last one before the element, which gives a table its name. */
function drawElement({ tag, children, ...given }: ProseElement, level: ProseLevel, heading: string): ReactNode {
  const inside = children && drawProse(children, level);
  switch (tag) {
    case 'h2':
    case 'h3': {
      const Heading = `h${tag === 'h2' ? level : level + 1}` as 'h2'; // one of h2 to h5
      return <Heading data-level={tag === 'h2' ? 'upper' : 'lower'}>{inside}</Heading>;
    }
    case 'a':
      return <ProseLink href={given.href ?? ''}>{inside}</ProseLink>;
    case 'table':
      return (
        <Scrollable label={heading ? `Table: ${heading}` : 'Table'}>
          <table>{inside}</table>
        </Scrollable>
      );
    case 'pre':
      return (
        <Scrollable label={heading ? `Code: ${heading}` : 'Code'}>
          <pre>
            <code>{inside}</code>
          </pre>
        </Scrollable>
      );
    case 'th':
      return (
        <th scope="col" data-align={given.align}>
          {inside}
        </th>
      );
    case 'td':
      return <td data-align={given.align}>{inside}</td>;
    case 'ol':
      return <ol start={given.start}>{inside}</ol>;
    case 'img':
      return <img src={given.src} alt={given.alt} loading="lazy" />;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'p':
    case 'strong':
    case 'em':
    case 'del':
    case 'code':
    case 'mark':
    case 'ul':
    case 'li':
    case 'blockquote':
    case 'thead':
    case 'tbody':
    case 'tr': {
      const Plain = tag;
      return <Plain>{inside}</Plain>;
    }
    default:
      return inside;
  }
}
