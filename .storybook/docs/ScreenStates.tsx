import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ContextType, useContext, useState } from 'react';
import { styled } from 'storybook/theming';
import { viewports } from '../viewports.ts';
import { useGlobals } from './useGlobal.ts';

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

const sizes: Readonly<Record<string, { readonly name: string; readonly styles: { readonly width: string } }>> =
  viewports;

/** The widest that a page of documentation shows something. */
const COLUMN = 998;

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, margin: '16px 0' });

const Choice = styled.button(({ theme, 'aria-pressed': isChosen }) => ({
  minHeight: 32,
  padding: '4px 12px',
  border: `1px solid ${isChosen === true ? theme.color.secondary : theme.input.border}`,
  borderRadius: 16,
  background: isChosen === true ? theme.color.secondary : 'none',
  color: isChosen === true ? theme.color.inverseText : theme.color.defaultText,
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${theme.color.secondary}`, outlineOffset: 2 },
}));

const Window = styled.iframe(({ theme }) => ({
  display: 'block',
  boxSizing: 'content-box',
  maxWidth: 'none',
  border: `1px solid ${theme.appBorderColor}`,
}));

interface ChoicesProps {
  title: string;
  /** What is to be chosen, and its name. */
  items: readonly (readonly [value: string, name: string])[];
  chosen: string;
  onChange: (value: string) => void;
}

const Choices = ({ title, items, chosen, onChange }: ChoicesProps) => (
  <Row role="group" aria-label={title}>
    <strong>{title}</strong>
    {items.map(([value, name]) => (
      <Choice key={value} type="button" aria-pressed={value === chosen} onClick={() => onChange(value)}>
        {name}
      </Choice>
    ))}
  </Row>
);

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
      <Choices title="State" items={stories.map((story) => [story.id, story.name])} chosen={id} onChange={setId} />
      <Choices
        title="Window"
        items={Object.entries(sizes).map(([key, own]) => [key, own.name])}
        chosen={size}
        onChange={setSize}
      />
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
