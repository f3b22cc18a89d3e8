import { useState } from 'react';
import { Button } from 'storybook/internal/components';
import { Global, styled } from 'storybook/theming';
import { stateName } from '../groups.ts';
import { viewports } from '../viewports.ts';
import type { PreparedStory } from './CatalogStory.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { useChoices } from './useGlobals.ts';

const Row = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '16px 0',
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
}));

const Choice = styled(Button)(({ theme }) => ({
  fontFamily: 'inherit',
  '&[aria-pressed="true"]': { background: theme.color.secondary, color: theme.color.inverseText },
}));

interface ChoicesProps {
  title: string;
  /** What is to be chosen, by its name. */
  items: readonly (readonly [name: string, value: string])[];
  chosen: string;
  onChange: (value: string) => void;
}

const Choices = ({ title, items, chosen, onChange }: ChoicesProps) => (
  <Row role="group" aria-label={title}>
    <strong>{title}</strong>
    {items.map(([name, value]) => (
      <Choice
        key={value}
        ariaLabel={false}
        aria-pressed={value === chosen}
        variant={value === chosen ? 'solid' : 'outline'}
        onClick={() => onChange(value)}
      >
        {name}
      </Choice>
    ))}
  </Row>
);

const windows = Object.entries(viewports).map(
  ([key, { name, styles }]) => [`${name} (${Number.parseInt(styles.width)} px)`, key] as const,
);

/** A screen at its address in a window, which shows the state and has the size that the reader chooses. */
export function ScreenStates({ stories }: { stories: readonly PreparedStory[] }) {
  const [id, setId] = useState(stories[0]?.id ?? '');
  const [size, setSize] = useState('desktop');
  const path = stories.find((story) => story.id === id)?.parameters['path'];
  return (
    <>
      <Global styles={{ 'div.sbdocs-content': { maxWidth: 'none' }, '.sbdocs.sbdocs aside': { display: 'none' } }} />
      <Choices
        title="State"
        items={stories.map((story) => [stateName(story.name), story.id])}
        chosen={id}
        onChange={setId}
      />
      <Choices title="Window" items={windows} chosen={size} onChange={setSize} />
      <p>
        {path !== undefined && `At ${decodeURIComponent(String(path))}. `}
        The toolbar’s Network and Session apply to every state. Going offline logs members out and leads home.
      </p>
      <StoryFrame id={id} viewport={size} title={viewports[size]?.name} />
      <p>
        <a href={`./?path=/story/${id}&globals=${useChoices()};viewport.value:${size}`} target="_top">
          Open this state alone, at an address to share
        </a>
      </p>
    </>
  );
}
