import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ContextType, useContext, useState } from 'react';
import { ToggleButton } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { viewports } from '../viewports.ts';
import { useGlobals } from './useGlobal.ts';

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

const sizes: Readonly<Record<string, { readonly name: string; readonly styles: { readonly width: string } }>> =
  viewports;

/** The widest that a page of documentation shows something. */
const COLUMN = 998;

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, margin: '16px 0' });

const Window = styled.iframe(({ theme }) => ({
  display: 'block',
  boxSizing: 'content-box',
  maxWidth: 'none',
  border: `1px solid ${theme.appBorderColor}`,
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
    {items.map(([name, value]) => {
      const act = { pressed: value === chosen, onClick: () => onChange(value) };
      return (
        <ToggleButton key={value} ariaLabel={false} variant="outline" {...act}>
          {name}
        </ToggleButton>
      );
    })}
  </Row>
);

const states = (stories: readonly Story[]) => stories.map(({ name, id }) => [name, id] as const);
const windows = Object.entries(sizes).map(([key, { name }]) => [name, key] as const);

/** A screen at its address in a window, which shows the state and has the size that the reader chooses. */
export function ScreenStates({ stories }: { stories: readonly Story[] }) {
  const [id, setId] = useState(stories[0]?.id ?? '');
  const [size, setSize] = useState('desktop');
  const { name, styles } = sizes[size] ?? viewports.desktop;
  const globals = Object.entries(useGlobals(useContext(DocsContext).channel))
    .filter(([, value]) => typeof value === 'string')
    .map((choice) => choice.join(':'));
  return (
    <>
      <Choices title="State" items={states(stories)} chosen={id} onChange={setId} />
      <Choices title="Window" items={windows} chosen={size} onChange={setSize} />
      <Window
        title={name}
        src={`./iframe.html?viewMode=story&id=${id}&globals=${globals.join(';')}`}
        style={{ ...styles, zoom: Math.min(1, COLUMN / Number.parseInt(styles.width)) }}
      />
      <p>
        <a href={`./?path=/story/${id}`}>Open this state by itself</a>
      </p>
    </>
  );
}
