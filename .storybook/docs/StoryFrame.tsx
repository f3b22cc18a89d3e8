import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext } from 'react';
import { styled } from 'storybook/theming';
import { useGlobals } from './useGlobals.ts';

const Window = styled.iframe(({ theme }) => ({
  display: 'block',
  boxSizing: 'border-box',
  maxWidth: 'none',
  width: '100%',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.content,
}));

/** The story with an id in a window of its own, as the toolbar chose. */
export function StoryFrame({ id, ...rest }: ComponentProps<typeof Window> & { id: string }) {
  const globals = Object.entries(useGlobals(useContext(DocsContext).channel))
    .filter(([, value]) => typeof value === 'string')
    .map((choice) => choice.join(':'));
  return <Window loading="lazy" src={`./iframe.html?viewMode=story&id=${id}&globals=${globals.join(';')}`} {...rest} />;
}
