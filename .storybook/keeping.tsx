import type { Decorator } from '@storybook/react-vite';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * What a handler is called with changes the example, as the parent of the component would;
 * `code` is how that parent writes the handler, with a setter for each prop that it changes.
 */
export const keeping =
  <Args extends object, Given>(
    handler: keyof Args,
    code: string,
    next: (given: Given, args: Args) => Partial<Args>,
  ): Decorator =>
  (Story, { args, id: storyId }) => {
    const keep = (given: Given) => {
      const answer = (args[String(handler)] as (value: Given) => unknown)(given);
      addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: next(given, args as Args) });
      return answer;
    };
    return <Story args={{ ...args, [handler]: Object.assign(keep, { code }) }} />;
  };
