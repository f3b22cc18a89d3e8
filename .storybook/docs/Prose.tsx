import { Fragment } from 'react';
import type { PageFacts } from '../../tools/catalog/facts.ts';

const docs = (id: string) => `./?path=/docs/${id}--docs`;

/** Names of components, each a link to its page where it has one. */
export const PageLinks = ({ pages }: { pages: readonly PageFacts[] }) =>
  pages.map(({ name, id }, position) => (
    <Fragment key={name}>
      {position > 0 && ', '}
      {id === undefined ? (
        name
      ) : (
        <a href={docs(id)} target="_top">
          {name}
        </a>
      )}
    </Fragment>
  ));

interface ProseProps {
  /** One paragraph: words, code between backticks, names of components. */
  text: string;
  /** The components whose names become links. */
  pages?: readonly PageFacts[];
}

/** Words of a doc comment. */
export const Prose = ({ text, pages = [] }: ProseProps) =>
  text.split('`').map((piece, position) =>
    position % 2 === 1 ? (
      <code key={position}>{piece}</code>
    ) : (
      piece.split(/\b([A-Z][A-Za-z]+)\b/).map((word, at) => {
        const page = at % 2 === 1 ? pages.find(({ name }) => name === word) : undefined;
        return page ? <PageLinks key={at} pages={[page]} /> : word;
      })
    ),
  );

/** Sentences below each other. */
export const ProseList = ({ lines, pages = [] }: { lines: readonly string[]; pages?: readonly PageFacts[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>
        <Prose text={line} pages={pages} />
      </li>
    ))}
  </ul>
);
