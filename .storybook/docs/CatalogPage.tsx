import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ContextType, useContext } from 'react';
import { styled } from 'storybook/theming';
import { isOfScreen } from '../isOfScreen.ts';
import { type DocComment, parseDocComment } from './docComment.ts';
import { ScreenStates } from './ScreenStates.tsx';
import { Columns, Prose, Sections } from './Sections.tsx';
import { useGlobals } from './useGlobal.ts';
import { viewports } from '../viewports.ts';

type Stories = ReturnType<ContextType<typeof DocsContext>['componentStories']>;

const sizes: Readonly<Record<string, { readonly styles: { readonly width: string } }>> = viewports;

/** Whether a story shows what not to do: it has the tag `dont`, and its doc comment says why. */
const isWarning = ({ tags }: Stories[number]) => tags.includes('dont');

/** Whether it is a test of a story, which Storybook counts among them. */
const isTest = ({ tags }: Stories[number]) => tags.includes('test-fn');

/** Whether a page can't hold all of the stories: it has one focus. */
const isFramed = ([first]: Stories) => first?.parameters['framed'] === true;

/** Whether a story is only what its heading says in a window of its own, where its steps are played. */
const isPlayed = ({ playFunction, storyGlobals, parameters }: Stories[number]) =>
  'viewport' in storyGlobals ||
  parameters['played'] === true ||
  /userEvent|fireEvent|\.focus\(/.test(String(playFunction));

/**
 * The page of a component or a screen. Of what fills a window or covers it, the first state stands in a frame and leads
 * to the others.
 */
export function CatalogPage() {
  const all = useContext(DocsContext)
    .componentStories()
    .filter((story) => !isTest(story));
  const stories = all.filter((story) => !isWarning(story));
  const comment = useComment();
  const [first] = stories;
  if (!first) return <Title />;
  if (isOfScreen(first)) {
    return (
      <>
        <Title />
        <Prose text={comment.prose} />
        <Markdown>{`\`${sourceOf(first).replace(/[^/]*$/, '')}\``}</Markdown>
        <ScreenStates stories={stories} />
      </>
    );
  }
  const isInWindow = isFramed(stories) || isPlayed(first);
  return (
    <>
      <Title />
      <Prose text={comment.prose} />
      <Markdown>{`\`${comment.prose.startsWith('MUI’s') ? muiOf(first) : sourceOf(first)}\``}</Markdown>
      <Columns
        sections={[
          { title: 'Use it', lines: comment.tags('when') },
          { title: 'Use something else', lines: comment.tags('whenNot') },
        ]}
      />
      <State story={first} isFramed={isInWindow} height={isFramed(stories) ? 720 : 480} />
      {isInWindow ? <ArgTypes of={first.moduleExport} /> : <Controls of={first.moduleExport} />}
      <Advice comment={comment} warnings={all.filter(isWarning)} />
      <States stories={stories} />
      <Sections
        sections={[
          { title: 'Keyboard', lines: comment.tags('keyboard') },
          { title: 'Screen readers', lines: comment.tags('screenReader') },
        ]}
      />
    </>
  );
}

/** Where its source is. */
const sourceOf = ({ parameters }: Stories[number]) =>
  String(parameters['fileName']).replace('./', '').replace('.stories.tsx', '.tsx');

const muiOf = ({ title }: Stories[number]) => `@mui/material/${title.split('/').at(-1) ?? ''}`;

/** What stands above the component, or above the meta of one of MUI's. */
function useComment(): DocComment {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, parameters } = preparedMeta;
  const { __docgenInfo: docgen } = (component ?? {}) as { __docgenInfo?: { description?: string } }; // react-docgen's
  const above: unknown = parameters['docs']?.description?.component;
  return parseDocComment(typeof above === 'string' && above !== '' ? above : (docgen?.description ?? ''));
}

/** A state that must not be: marked by its edge, and by the words above it. */
const Warning = styled.section(({ theme }) => ({
  paddingInlineStart: 16,
  borderInlineStart: `4px solid ${theme.color.negative}`,
}));

/** How to use it well, and what not to do. */
function Advice({ comment, warnings }: { comment: DocComment; warnings: Stories }) {
  const [dos, donts] = [comment.tags('do'), comment.tags('dont')];
  return (
    <>
      {dos.length + donts.length > 0 && (
        <>
          <Heading>Do and don’t</Heading>
          <Columns
            sections={[
              { title: 'Do', lines: dos },
              { title: 'Don’t', lines: donts },
            ]}
          />
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
        others.map((story) => (
          <section key={story.id}>
            <h3>{story.name}</h3>
            <Description of={story.moduleExport} />
            <State story={story} isFramed={story.parameters['ownIds'] === true} height={480} />
          </section>
        ))
      )}
    </>
  );
}

const Window = styled.iframe(({ theme }) => ({
  display: 'block',
  // As wide inside as the window is.
  boxSizing: 'content-box',
  maxWidth: 'none',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
}));

/** A story with its code; what needs a window of its own, in one. */
function State({ story, isFramed: isKnown, height }: { story: Stories[number]; isFramed: boolean; height: number }) {
  const { channel } = useContext(DocsContext);
  const chosen = Object.entries(useGlobals(channel)).filter(([, value]) => typeof value === 'string');
  if (!isKnown && !isPlayed(story)) {
    return <Canvas of={story.moduleExport} {...('noCode' in story.parameters && { sourceState: 'none' })} />;
  }
  const { width = 'calc(100% - 2px)' } = sizes[String(story.storyGlobals['viewport']?.value)]?.styles ?? {};
  return (
    <div style={{ overflowX: 'auto' }}>
      <Window
        title={story.name}
        loading="lazy"
        src={`./iframe.html?viewMode=story&id=${story.id}&globals=${chosen.map((choice) => choice.join(':')).join(';')}`}
        style={{ width, height }}
      />
    </div>
  );
}
