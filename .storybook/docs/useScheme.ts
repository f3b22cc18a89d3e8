import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useGlobal } from './useGlobal.ts';

/** The scheme that the toolbar chose. */
export const useScheme = (channel: DocsContainerProps['context']['channel']): 'light' | 'dark' =>
  useGlobal(channel, 'mode', 'light') === 'dark' ? 'dark' : 'light';
