import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type ContextType, useContext, useEffect, useRef, useState } from 'react';
import { RESET_STORY_ARGS, STORY_RENDER_PHASE_CHANGED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { stateName } from '../groups.ts';
import { isOfScreen } from '../isOfScreen.ts';
import { StoryFrame } from './StoryFrame.tsx';

export type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

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

type StoryEvent = { readonly storyId: string; readonly newPhase?: string };

/** A window with a story, and Storybook's own object in it. */
interface StoryWindow extends Window {
  readonly __STORYBOOK_PREVIEW__?: Record<'onUpdateArgs' | 'onResetArgs', (change: StoryEvent) => void>;
}

/** The height that a story takes, with some room; 0 for what takes all that there is. */
function heightOf({ body }: Document, isCovered: boolean): number {
  const above = [...body.querySelectorAll('.MuiDialog-paper, .notistack-SnackbarContainer')];
  if (above.length > 0) return above.reduce((sum, { clientHeight }) => sum + clientHeight, 128);
  if (isCovered) return 0;
  return Math.max(...[...body.querySelectorAll('*')].map((element) => element.getBoundingClientRect().bottom)) + 8;
}

/** A story in a window of its own, as high as it is, scaled to the page; the controls of the page change it there. */
function Framed({ story }: { story: PreparedStory }) {
  const { channel } = useContext(DocsContext);
  const frame = useRef<HTMLIFrameElement>(null);
  const isCovered = isOfScreen(story) || story.parameters['framed'] === true;
  const [height, setHeight] = useState(isCovered ? 680 : 320);
  const [isPlayed, setPlayed] = useState(!story.playFunction);
  useEffect(() => {
    const listen = (event: string, act: (shown: StoryWindow, change: StoryEvent) => void) => {
      const listener = (change: StoryEvent) => {
        const shown = frame.current?.contentWindow as StoryWindow | null | undefined; // its address is that of a story
        if (shown && change.storyId === story.id) act(shown, change);
      };
      channel.on(event, listener);
      return () => channel.off(event, listener);
    };
    const ends = [
      // Before its steps, and after each stage that may have changed it.
      listen(STORY_RENDER_PHASE_CHANGED, ({ document }, { newPhase = '' }) => {
        if (/^(?:play|finish|error)/.test(newPhase)) setHeight((height) => heightOf(document, isCovered) || height);
        if (/^(?:played|finished|errored)/.test(newPhase)) setPlayed(true);
      }),
      listen(UPDATE_STORY_ARGS, (shown, change) => shown.__STORYBOOK_PREVIEW__?.onUpdateArgs(change)),
      listen(RESET_STORY_ARGS, (shown, change) => shown.__STORYBOOK_PREVIEW__?.onResetArgs(change)),
    ];
    return () => ends.forEach((end) => end());
  }, [channel, story, isCovered]);
  const viewport = String(story.storyGlobals['viewport']?.value);
  return (
    <StoryFrame
      ref={frame}
      id={story.id}
      viewport={viewport}
      title={stateName(story.name)}
      // Wide ones fill the page, which has an edge already. Until its steps have been taken it is not what its name says.
      style={{ height, outline: viewport === 'phone' ? '' : 'none', opacity: isPlayed ? 1 : 0.25 }}
    />
  );
}
