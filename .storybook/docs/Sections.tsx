import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { useLinked } from './pages.ts';

const columns = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 24 } as const;

/** What is said below one title, a line each. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Words of a doc comment, as Markdown with links to the components that they name. */
export const Prose = ({ text }: { text: string }) => <Markdown>{useLinked(text)}</Markdown>;

const List = ({ lines }: Pick<Section, 'lines'>) => <Prose text={lines.map((line) => `- ${line}`).join('\n')} />;

const said = (sections: readonly Section[]) => sections.filter(({ lines }) => lines.length > 0);

/** Sections below each other, each with its heading. */
export const Sections = ({ sections }: { sections: readonly Section[] }) =>
  said(sections).map(({ title, lines }) => (
    <section key={title}>
      <Heading>{title}</Heading>
      <List lines={lines} />
    </section>
  ));

/** Sections beside each other. */
export const Columns = ({ sections }: { sections: readonly Section[] }) => (
  <div style={columns}>
    {said(sections).map(({ title, lines }) => (
      <div key={title}>
        <h3>{title}</h3>
        <List lines={lines} />
      </div>
    ))}
  </div>
);
