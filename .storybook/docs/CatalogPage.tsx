import {
  ArgTypes,
  argsHash,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  SourceContext,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { MDXProvider } from '@storybook/addon-docs/mdx-react-shim';
import { useContext } from 'react';
import { styled } from 'storybook/theming';
import { certcrest } from '../../tokens/certcrest.ts';
import { stateName } from '../groups.ts';
import { isOfScreen } from '../isOfScreen.ts';
import { CatalogStory, type PreparedStory } from './CatalogStory.tsx';
import { parseDocComment } from './docComment.ts';
import type { Rest } from './fittingControls.ts';
import { ScreenStates } from './ScreenStates.tsx';
import { Prose, Sections } from './Sections.tsx';
import { useFormatted } from './useFormatted.ts';

/** Whether a story shows what to do, or not to do: it has the tag `do` or `dont`, and its doc comment says why. */
const isAdvice = ({ tags }: PreparedStory) => tags.includes('do') || tags.includes('dont');

/** Whether it has no look of its own: a test of a story, which Storybook counts among them, or a state that looks like another. */
const isUnseen = ({ tags, parameters }: PreparedStory) =>
  tags.includes('test-fn') || !tags.includes('autodocs') || 'noPicture' in parameters;

/** The blocks of Storybook's that these pages exchange. */
const blocks = { Story: CatalogStory };

/** The page of a component, or of a screen, whose first state leads to the others. */
export function CatalogPage() {
  const all = useContext(DocsContext)
    .componentStories()
    .filter((story) => !isUnseen(story));
  const stories = all.filter((story) => !isAdvice(story));
  const pairs = all.filter(isAdvice);
  const comment = useComment();
  const [first] = stories;
  if (!first) return <Title />;
  const mui = comment.prose.startsWith('MUI’s') ? first.title.split('/').at(-1) : undefined;
  const source = mui ? `@mui/material/${mui}` : sourceOf(first);
  return (
    <MDXProvider components={blocks}>
      <Title />
      <Prose text={comment.prose} />
      <Markdown>{`<p><code>${source.replaceAll('/', '/<wbr>')}</code></p>`}</Markdown>
      {isOfScreen(first) ? (
        <ScreenStates stories={stories} />
      ) : (
        <>
          <Sections
            title="Usage"
            about={{ 'Use it': comment.tags('when'), 'Use something else': comment.tags('whenNot') }}
          />
          <Heading>Example</Heading>
          <State story={first} />
          <Props story={first} mui={mui} about={comment.tags('props')} />
          <Sections title="Do and don’t" about={{ Do: comment.tags('do'), 'Don’t': comment.tags('dont') }}>
            {pairs.length > 0 && (
              <Pairs>
                {pairs.map(({ id, tags, moduleExport }) => (
                  <Advice key={id} tone={tags.includes('do') ? 'success' : 'error'}>
                    <Description of={moduleExport} />
                    <Canvas of={moduleExport} sourceState="none" />
                  </Advice>
                ))}
              </Pairs>
            )}
          </Sections>
          <States stories={stories.slice(1)} />
          <Sections
            title="Accessibility"
            about={{
              Keyboard: first.tags.includes('static') ? ['Nothing in it takes the focus.'] : comment.tags('keyboard'),
              'Screen readers': comment.tags('screenReader'),
            }}
          />
        </>
      )}
    </MDXProvider>
  );
}

/** Where its source is: a screen has a folder. */
const sourceOf = (story: PreparedStory) =>
  String(story.parameters['fileName']).replaceAll(isOfScreen(story) ? /^\.\/|[^/]*$/g : /^\.\/|\.stories/g, '');

/** What stands above the component, or above the meta of one of MUI's. */
function useComment() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, parameters } = preparedMeta;
  const { __docgenInfo: docgen } = (component ?? {}) as { __docgenInfo?: { description?: string } }; // react-docgen's
  const above: unknown = parameters['docs']?.description?.component;
  return parseDocComment(typeof above === 'string' && above !== '' ? above : (docgen?.description ?? ''));
}

/** What to do beside what not to do. */
const Pairs = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  gap: 24,
});

/** One of a pair: marked by its edge, and by the words above it. */
const Advice = styled.section<{ tone: 'success' | 'error' }>(({ theme, tone }) => ({
  minWidth: 0,
  paddingInlineStart: 16,
  borderInlineStart: `4px solid ${certcrest.colors[theme.base === 'dark' ? 'dark' : 'light'][`${tone}.main`]}`,
}));

/** Where MUI describes a component. */
const linkTo = (name: string) =>
  `MUI’s [${name}](https://mui.com/material-ui/api/${name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase()}/)`;

/** What takes the props that the table leaves out: MUI's component itself, or what ours passes them to. */
function restOf({ component }: PreparedStory, mui: string | undefined): string | undefined {
  if (mui) return `All others: ${linkTo(mui)}.`;
  const { rest } = (component ?? {}) as { rest?: Rest };
  return rest && `Also takes the props of ${/^[a-z]/.test(rest.of) ? `\`<${rest.of}>\`` : linkTo(rest.of)}.`;
}

/** The props, with controls where one of them can be changed. */
function Props({ story, mui, about }: { story: PreparedStory; mui: string | undefined; about: readonly string[] }) {
  const props = Object.values(story.argTypes);
  const rest = restOf(story, mui);
  const isRequired = props.some(({ type }) => type?.required);
  const Table = props.some(({ control }) => typeof control === 'object' && !control.disable) ? Controls : ArgTypes;
  return (
    (props.length > 0 || rest) && (
      <>
        <Heading>Props</Heading>
        <Prose text={[...about, ...(isRequired ? ['An asterisk marks a required prop.'] : [])].join(' ')} />
        {props.length > 0 && <Table of={story.moduleExport} />}
        {rest && <Markdown>{rest}</Markdown>}
      </>
    )
  );
}

/** The stories behind the first. */
const States = ({ stories }: { stories: readonly PreparedStory[] }) =>
  stories.length > 0 && (
    <>
      <Heading>States</Heading>
      {stories.map((story) => (
        <section key={story.id}>
          <h3 id={story.id}>{stateName(story.name)}</h3>
          <Description of={story.moduleExport} />
          <State story={story} />
        </section>
      ))}
    </>
  );

/** A story with its code, once there is some, or why there is none. */
function State({ story }: { story: PreparedStory }) {
  const { unmappedArgs } = useContext(DocsContext).getStoryContext(story);
  const sources = useContext(SourceContext).sources[story.id] ?? {};
  const snippets = Object.values(sources);
  // What a frame wrote is kept by other args.
  const written = sources[argsHash(unmappedArgs)]?.code || snippets.findLast(({ code }) => code)?.code;
  const code = useFormatted(written ?? '');
  return (
    <div role="group" aria-label={`Sample: ${stateName(story.name)}`}>
      <Canvas of={story.moduleExport} sourceState={code ? 'hidden' : 'none'} source={{ code }} />
      {snippets.length > 0 && !code && (
        <Markdown>{`No code: ${String(story.parameters['noCode'] ?? 'it takes an error, a file, or an element of its own')}.`}</Markdown>
      )}
    </div>
  );
}
