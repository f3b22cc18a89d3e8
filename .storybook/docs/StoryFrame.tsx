import { type ComponentProps, useState } from 'react';
import { styled } from 'storybook/theming';
import { viewports } from '../viewports.ts';
import { useChoices } from './useGlobals.ts';

const Window = styled.iframe(({ theme }) => ({
  display: 'block',
  maxWidth: 'none',
  margin: '0 auto',
  border: 0,
  outline: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.content,
}));

const Note = styled.p(({ theme }) => ({ margin: 8, color: theme.textMutedColor, fontSize: theme.typography.size.s1 }));

type StoryFrameProps = ComponentProps<typeof Window> & { id: string; viewport?: string };

/** The story with an id in a window of its own, as the toolbar chose, scaled to the page where it is wider. */
export function StoryFrame({ id, viewport = '', style, ...rest }: StoryFrameProps) {
  const [column, setColumn] = useState(0);
  const { styles = { width: '100%' } } = viewports[viewport] ?? {};
  const zoom = Math.min(1, column / Number.parseInt(styles.width)) || 1;
  const src = `./iframe.html?viewMode=story&id=${id}&globals=${useChoices()}`;
  return (
    <div ref={(around) => setColumn(around?.clientWidth ?? 0)}>
      <Window loading="lazy" src={src} style={{ ...styles, zoom, ...style }} {...rest} />
      {zoom < 1 && <Note>Shown at {Math.round(zoom * 100)}%</Note>}
    </div>
  );
}
