import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type ContextType, useContext, useEffect, useRef, useState } from 'react';
import { RESET_STORY_ARGS, STORY_FINISHED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { styled } from 'storybook/theming';
import { isOfScreen } from '../isOfScreen.ts';
import { viewports } from '../viewports.ts';
import { useGlobals } from './useGlobal.ts';

export type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

const sizes: Readonly<Record<string, { readonly styles: { readonly width: string } }>> = viewports;

/** Whether a story is only what its name says in a window of its own, which it covers or where its steps are played. */
const needsWindow = (story: PreparedStory) =>
  isOfScreen(story) ||
  'viewport' in story.storyGlobals ||
  story.parameters['framed'] === true ||
  story.parameters['played'] === true ||
  /userEvent|fireEvent|\.focus\(/.test(String(story.playFunction));

/** A story on a page of documentation: in a frame where it needs a window, or where its ids are on the page already. */
export function CatalogStory(props: ComponentProps<typeof Story>) {
  const context = useContext(DocsContext);
  const { story } = context.resolveOf(props.of ?? 'story', ['story']);
  const isFramed =
    needsWindow(story) || (story.parameters['ownIds'] === true && story.id !== context.componentStories()[0]?.id);
  return isFramed ? <Framed key={story.id} story={story} /> : <Story {...props} />;
}

const Window = styled.iframe(({ theme }) => ({
  display: 'block',
  maxWidth: 'none',
  marginInline: 'auto',
  border: 0,
  boxShadow: `0 0 0 1px ${theme.appBorderColor}`,
}));

/** Storybook's own object in a window with a story. */
interface Preview {
  readonly onUpdateArgs: (change: ArgsChange) => void;
  readonly onResetArgs: (change: ArgsChange) => void;
}
interface ArgsChange {
  readonly storyId: string;
}

/** The height that a story takes, with some room; 0 for what takes all that there is. */
function heightOf({ body }: Document, isCovered: boolean): number {
  const dialog = body.querySelector('.MuiDialog-paper');
  if (dialog) return dialog.getBoundingClientRect().height + 128;
  if (isCovered) return 0;
  return Math.max(...[...body.querySelectorAll('*')].map((element) => element.getBoundingClientRect().bottom)) + 8;
}

function Framed({ story }: { story: PreparedStory }) {
  const { channel } = useContext(DocsContext);
  const frame = useRef<HTMLIFrameElement>(null);
  const isCovered = isOfScreen(story) || story.parameters['framed'] === true;
  const [height, setHeight] = useState(isCovered ? 640 : 320);
  useEffect(() => {
    const { id } = story;
    const finish = ({ storyId }: ArgsChange) => {
      const { contentDocument } = frame.current ?? {};
      if (storyId === id && contentDocument) setHeight((height) => heightOf(contentDocument, isCovered) || height);
    };
    const act = (name: keyof Preview) => (change: ArgsChange) => {
      const preview = Reflect.get(frame.current?.contentWindow ?? {}, '__STORYBOOK_PREVIEW__') as Preview | undefined; // Storybook's
      if (change.storyId === id) preview?.[name](change);
    };
    const listeners = {
      [STORY_FINISHED]: finish,
      [UPDATE_STORY_ARGS]: act('onUpdateArgs'),
      [RESET_STORY_ARGS]: act('onResetArgs'),
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    return () => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
    };
  }, [channel, story, isCovered]);
  const globals = Object.entries(useGlobals(channel)).filter(([, value]) => typeof value === 'string');
  const { width = '100%' } = sizes[String(story.storyGlobals['viewport']?.value)]?.styles ?? {};
  return (
    <Window
      ref={frame}
      title={story.name}
      loading="lazy"
      src={`./iframe.html?viewMode=story&id=${story.id}&globals=${globals.map((choice) => choice.join(':')).join(';')}`}
      style={{ width, height }}
    />
  );
}
