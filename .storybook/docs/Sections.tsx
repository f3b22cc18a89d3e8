import { Heading } from '@storybook/addon-docs/blocks';
import type { ComponentFacts, PageFacts } from '../../tools/catalog/facts.ts';
import { PageLinks, Prose, ProseList } from './Prose.tsx';

const columns = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 24 } as const;

/** Two lists beside each other, each below its own words. */
function Pair({ facts, first, second }: { facts: ComponentFacts; first: Column; second: Column }) {
  return (
    <div style={columns}>
      {[first, second].map(
        ({ title, lines }) =>
          lines.length > 0 && (
            <div key={title}>
              <h3>{title}</h3>
              <ProseList lines={lines} pages={facts.related} />
            </div>
          ),
      )}
    </div>
  );
}

interface Column {
  title: string;
  lines: readonly string[];
}

/** When to take the component, and when another one. */
export const Choice = ({ facts }: { facts: ComponentFacts }) => (
  <Pair
    facts={facts}
    first={{ title: 'Use it', lines: facts.when }}
    second={{ title: 'Use something else', lines: facts.whenNot }}
  />
);

/** What to do with it and what not. */
export const Advice = ({ facts }: { facts: ComponentFacts }) =>
  facts.dos.length + facts.donts.length > 0 && (
    <>
      <Heading>Do and don’t</Heading>
      <Pair facts={facts} first={{ title: 'Do', lines: facts.dos }} second={{ title: 'Don’t', lines: facts.donts }} />
    </>
  );

/** What the keyboard does, and what a screen reader says. */
export const Access = ({ facts: { keyboard, screenReader, related } }: { facts: ComponentFacts }) => (
  <>
    {keyboard.length > 0 && (
      <>
        <Heading>Keyboard</Heading>
        <table>
          <thead>
            <tr>
              <th>Keys</th>
              <th>What they do</th>
            </tr>
          </thead>
          <tbody>
            {keyboard.map(({ keys, effect }) => (
              <tr key={keys}>
                <td>
                  <kbd>{keys}</kbd>
                </td>
                <td>
                  <Prose text={effect} pages={related} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    )}
    {screenReader.length > 0 && (
      <>
        <Heading>Screen readers</Heading>
        <ProseList lines={screenReader} pages={related} />
      </>
    )}
  </>
);

const muiPage = (name: string) =>
  `https://mui.com/material-ui/api/${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}/`;

/** What the root takes beyond the component's own props. */
export function Rest({ facts: { rest } }: { facts: ComponentFacts }) {
  if (!rest) return <p>It takes these props alone.</p>;
  return (
    <p>
      Every other prop of{' '}
      {rest.kind === 'mui' ? (
        <a href={muiPage(rest.of)} target="_blank" rel="noreferrer">
          MUI’s {rest.of}
        </a>
      ) : (
        <code>{`<${rest.of}>`}</code>
      )}{' '}
      reaches its root, <code>ref</code>, <code>className</code> and <code>sx</code> included
      {rest.without.length > 0 && (
        <>
          , except{' '}
          {rest.without.map((name, position) => (
            <span key={name}>
              {position > 0 && ', '}
              <code>{name}</code>
            </span>
          ))}
        </>
      )}
      .
    </p>
  );
}

/** Where the component stands: on which screens, around and inside which components, and since when. */
export function Places({ facts }: { facts: ComponentFacts }) {
  const { screens, isOnEveryScreen, contains, usedBy, related, changes } = facts;
  const rows: readonly (readonly [title: string, pages: readonly PageFacts[]])[] = [
    ['Seen on', isOnEveryScreen ? [{ name: 'every screen' }] : screens],
    ['Contains', contains],
    ['Used by', usedBy],
    ['Related', related],
  ];
  return (
    <>
      <Heading>Where it stands</Heading>
      <table>
        <tbody>
          {rows.map(
            ([title, pages]) =>
              pages.length > 0 && (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  <td>
                    <PageLinks pages={pages} />
                  </td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      <Heading>Changes</Heading>
      {changes.length === 0 ? (
        <p>None since the first version.</p>
      ) : (
        <ul>
          {changes.map(({ version, text }) => (
            <li key={`${version} ${text}`}>
              {version}: <Prose text={text} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
