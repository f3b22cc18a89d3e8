import {
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
import { Columns, Prose, Sections } from './Sections.tsx';

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
  const comment = useComment();
  const [first] = stories;
  if (!first) return <Title />;
  return (
    <>
      <Title />
      <Prose text={comment.prose} />
      <Columns
        sections={[
          { title: 'Use it', lines: comment.tags('when') },
          { title: 'Use something else', lines: comment.tags('whenNot') },
        ]}
      />
      <Canvas
        of={first.moduleExport}
        {...(isFramed(stories) && { story: frame })}
        // A screen is no code to be copied.
        {...(isOfScreen(first) && { sourceState: 'none' })}
      />
      {!isOfScreen(first) && <Controls of={first.moduleExport} />}
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
