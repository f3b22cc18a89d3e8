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
import { sectionsOf } from '../../tools/catalog/sections.ts';
import { isOfScreen } from '../isOfScreen.ts';
import { Anatomy } from './Anatomy.tsx';
import { Columns, Prose, Sections } from './Sections.tsx';
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

/** Whether a page can't hold all of the stories: it has one address, one network and one focus. */
const isFramed = ([first]: Stories) =>
  first !== undefined && (isOfScreen(first) || first.parameters['framed'] === true);

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
  const picture = (
    <Canvas
      of={first.moduleExport}
      {...(isFramed(stories) && { story: frame })}
      // An app can't import a screen.
      {...(isOfScreen(first) && { sourceState: 'none' })}
    />
  );
  if (!facts) {
    return (
      <>
        <Title />
        <Description />
        {picture}
        <States stories={stories} />
      </>
    );
  }
  const { keyboard, screenReader, rest, places } = sectionsOf(facts);
  const { related, screens, contains, usedBy } = facts;
  return (
    <>
      <Title />
      <Head facts={facts} />
      {picture}
      <Body facts={facts} storyId={first.id} warnings={all.filter(isWarning)} />
      <Heading>Props</Heading>
      <Prose text={rest.text} pages={[]} />
      <Controls of={first.moduleExport} />
      <Sections sections={[keyboard, screenReader]} pages={related} />
      <States stories={stories} />
      <Sections sections={[places]} pages={[...screens, ...contains, ...usedBy, ...related]} />
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
function Head({ facts }: { facts: ComponentFacts }) {
  const { when, whenNot } = sectionsOf(facts);
  return (
    <>
      <Status>{facts.status}</Status>
      <Prose text={facts.description} pages={facts.related} />
      {facts.importLine !== undefined && <Source code={facts.importLine} language="tsx" />}
      <Columns sections={[when, whenNot]} pages={facts.related} />
    </>
  );
}

/** A state that must not be: marked by its edge, and by the words above it. */
const Warning = styled.section(({ theme }) => ({
  paddingInlineStart: 16,
  borderInlineStart: `4px solid ${theme.color.negative}`,
}));

/** What it consists of, and how to use it well. */
function Body({ facts, storyId, warnings }: { facts: ComponentFacts; storyId: string; warnings: Stories }) {
  const { anatomy, dos, donts } = sectionsOf(facts);
  return (
    <>
      {facts.parts.length > 0 && (
        <>
          <Heading>{anatomy.title}</Heading>
          <Anatomy parts={facts.parts} storyId={storyId} />
        </>
      )}
      {dos.text + donts.text !== '' && (
        <>
          <Heading>Do and don’t</Heading>
          <Columns sections={[dos, donts]} pages={facts.related} />
        </>
      )}
      {warnings.map(({ id, moduleExport }) => (
        <Warning key={id}>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} sourceState="none" />
        </Warning>
      ))}
    </>
  );
}

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
