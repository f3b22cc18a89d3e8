import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Title,
} from '@storybook/addon-docs/blocks';
import { type ContextType, useContext } from 'react';
import { styled } from 'storybook/theming';
import type { ComponentFacts } from '../../tools/catalog/facts.ts';
import { Anatomy } from './Anatomy.tsx';
import { Prose } from './Prose.tsx';
import { Access, Advice, Choice, Places, Rest } from './Sections.tsx';
import { useFacts } from './useFacts.ts';

/** What shows its story in a frame of its own: a whole page, or what lies over one. */
const frame = { inline: false, height: '720px' };

/** What keeps a story's ids from those of the others. */
const apart = { inline: false, height: '480px' };

type Stories = ReturnType<ContextType<typeof DocsContext>['componentStories']>;

/** Whether a story shows what not to do: it has the tag `dont`, and its doc comment says why. */
const isWarning = ({ tags }: Stories[number]) => tags.includes('dont');

/** Whether it is a test of a story, which Storybook counts among them. */
const isTest = ({ tags }: Stories[number]) => tags.includes('test-fn');

/** Whether a page can't hold all of the stories: it has one address and one focus. */
const isFramed = ([first]: Stories) => first?.parameters['path'] !== undefined || first?.parameters['framed'] === true;

/**
 * The page of a component or a screen. Of what fills a window or covers it, the first state stands in a frame and leads
 * to the others.
 */
export function CatalogPage() {
  const all = useContext(DocsContext)
    .componentStories()
    .filter((story) => !isTest(story));
  const stories = all.filter((story) => !isWarning(story));
  const [first] = stories;
  const file: unknown = first?.parameters['fileName'];
  const facts = useFacts(typeof file === 'string' ? file : '');
  if (!first) return <Title />;
  return (
    <>
      <Title />
      {facts ? <Head facts={facts} /> : <Description />}
      {isFramed(stories) ? <Canvas of={first.moduleExport} story={frame} /> : <Canvas of={first.moduleExport} />}
      {facts && <Body facts={facts} storyId={first.id} warnings={all.filter(isWarning)} />}
      {first.parameters['path'] === undefined && (
        <>
          <Heading>Props</Heading>
          {facts && <Rest facts={facts} />}
          <Controls of={first.moduleExport} />
        </>
      )}
      {facts && <Access facts={facts} />}
      <States stories={stories} />
      {facts && <Places facts={facts} />}
    </>
  );
}

const Status = styled.p(({ theme }) => ({
  display: 'inline-block',
  padding: '2px 12px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 999,
  color: theme.textMutedColor,
  fontSize: theme.typography.size.s2,
}));

/** What it is, when to take it, and how an app imports it. */
const Head = ({ facts }: { facts: ComponentFacts }) => (
  <>
    <Status>{facts.status}</Status>
    {facts.description.split('\n\n').map((paragraph) => (
      <p key={paragraph}>
        <Prose text={paragraph} pages={facts.related} />
      </p>
    ))}
    <Source code={facts.importLine} language="tsx" />
    <Choice facts={facts} />
  </>
);

/** A state that must not be: marked by its edge, and by the words above it. */
const Warning = styled.section(({ theme }) => ({
  paddingInlineStart: 16,
  borderInlineStart: `4px solid ${theme.color.negative}`,
}));

/** What it consists of, and how to use it well. */
const Body = ({ facts, storyId, warnings }: { facts: ComponentFacts; storyId: string; warnings: Stories }) => (
  <>
    {facts.parts.length > 0 && (
      <>
        <Heading>Anatomy</Heading>
        <Anatomy parts={facts.parts} storyId={storyId} />
      </>
    )}
    <Advice facts={facts} />
    {warnings.map(({ id, moduleExport }) => (
      <Warning key={id}>
        <Description of={moduleExport} />
        <Canvas of={moduleExport} sourceState="none" />
      </Warning>
    ))}
  </>
);

/** The stories behind the first. */
function States({ stories }: { stories: Stories }) {
  const others = stories.slice(1);
  if (others.length === 0) return null;
  return (
    <>
      <Heading>States</Heading>
      {isFramed(stories) ? (
        <Markdown>{others.map(({ id, name }) => `- [${name}](./?path=/story/${id})`).join('\n')}</Markdown>
      ) : (
        others.map(({ id, name, moduleExport, parameters }) => (
          <section key={id}>
            <h3>{name}</h3>
            <Description of={moduleExport} />
            <Canvas of={moduleExport} {...(parameters['ownIds'] === true && { story: apart })} />
          </section>
        ))
      )}
    </>
  );
}
