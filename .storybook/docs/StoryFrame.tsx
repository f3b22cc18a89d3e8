import type { ComponentProps } from 'react';
import { styled } from 'storybook/theming';
import { useChoices } from './useGlobals.ts';

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
  return <Window loading="lazy" src={`./iframe.html?viewMode=story&id=${id}&globals=${useChoices()}`} {...rest} />;
}
