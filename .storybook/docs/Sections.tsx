import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { PageFacts } from '../../tools/catalog/facts.ts';
import type { Section } from '../../tools/catalog/sections.ts';
import { linked } from './linked.ts';

const columns = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 24 } as const;

interface Linked {
  /** The components whose names become links. */
  pages: readonly PageFacts[];
}

/** Words of the source, as Markdown. */
export const Prose = ({ text, pages }: Linked & { text: string }) => <Markdown>{linked(text, pages)}</Markdown>;

/** Sections below each other, each with its heading. */
export const Sections = ({ sections, pages }: Linked & { sections: readonly Section[] }) =>
  sections
    .filter(({ text }) => text !== '')
    .map(({ title, text }) => (
      <section key={title}>
        <Heading>{title}</Heading>
        <Prose text={text} pages={pages} />
      </section>
    ));

/** Sections beside each other. */
export const Columns = ({ sections, pages }: Linked & { sections: readonly Section[] }) => (
  <div style={columns}>
    {sections
      .filter(({ text }) => text !== '')
      .map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <Prose text={text} pages={pages} />
        </div>
      ))}
  </div>
);
