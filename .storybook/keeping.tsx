import type { Decorator } from '@storybook/react-vite';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** On a page of documentation, what a handler is called with changes the example, as the parent of the component would. */
export const keeping =
  <Args extends object, Given>(handler: keyof Args, next: (given: Given, args: Args) => Partial<Args>): Decorator =>
  (Story, { args, id: storyId, viewMode }) => {
    const keep = (given: Given) =>
      addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: next(given, args as Args) });
    return (
      <Story args={viewMode === 'docs' ? { ...args, [handler]: Object.assign(keep, { code: '() => {}' }) } : args} />
    );
  };
