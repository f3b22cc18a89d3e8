import { DocsContext } from '@storybook/addon-docs/blocks';
import { type CSSProperties, useContext } from 'react';
import { styled } from 'storybook/theming';
import { useGlobals } from './useGlobal.ts';

const Window = styled.iframe({
  display: 'block',
  boxSizing: 'content-box',
  maxWidth: 'none',
  width: '100%',
  border: 0,
});

export interface StoryFrameProps {
  id: string;
  title: string;
  style: CSSProperties;
}

/** A story in a window of its own, as the toolbar chose. */
export function StoryFrame({ id, ...rest }: StoryFrameProps) {
  const globals = Object.entries(useGlobals(useContext(DocsContext).channel))
    .filter(([, value]) => typeof value === 'string')
    .map((choice) => choice.join(':'));
  return <Window loading="lazy" src={`./iframe.html?viewMode=story&id=${id}&globals=${globals.join(';')}`} {...rest} />;
}
