import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { linked } from './pages.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
  gap: '0 24px',
} as const;

/** Words of a doc comment, as Markdown with links to the components that they name. */
export const Prose = ({ text }: { text: string }) => <Markdown>{linked(text)}</Markdown>;

interface SectionsProps {
  readonly title: string;
  /** What is said below the title, a line each, by what it is about. */
  readonly about: Readonly<Record<string, readonly string[]>>;
  /** What follows that. */
  readonly children?: ReactNode;
}

/** Sections beside each other below one heading, or nothing where none has a line. */
export function Sections({ title, about, children }: SectionsProps) {
  const said = Object.entries(about).filter(([, lines]) => lines.length > 0);
  if (said.length === 0 && !children) return null;
  return (
    <section style={{ marginBlock: 32 }}>
      <Heading>{title}</Heading>
      <div style={columns}>
        {said.map(([name, lines]) => (
          <div key={name}>
            <h3>{name}</h3>
            <Prose text={lines.map((line) => `- ${line}`).join('\n')} />
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}
