import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** What shows its story in a frame of its own: a whole page, or what lies over one. */
const frame = { inline: false, height: '720px' };

/**
 * The page of a component: what it is for, each state with its description, and every prop with a control. Of what fills a
 * window or covers it, the first state stands in a frame and leads to the others, for a page has one address and one focus.
 */
export function CatalogPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first, ...others] = stories;
  if (!first) return <Title />;
  const isFramed = first.parameters['path'] !== undefined || first.parameters['framed'] === true;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {isFramed ? <Canvas of={first.moduleExport} story={frame} /> : <Canvas of={first.moduleExport} />}
      {first.parameters['path'] === undefined && <Controls of={first.moduleExport} />}
      {others.length > 0 && <Heading>States</Heading>}
      {isFramed ? (
        <Markdown>{others.map(({ id, name }) => `- [${name}](./?path=/story/${id})`).join('\n')}</Markdown>
      ) : (
        others.map(({ id, name, moduleExport }) => (
          <section key={id}>
            <h3>{name}</h3>
            <Description of={moduleExport} />
            <Canvas of={moduleExport} />
          </section>
        ))
      )}
    </>
  );
}
