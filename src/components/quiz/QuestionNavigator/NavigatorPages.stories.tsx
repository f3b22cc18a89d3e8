import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { NavigatorPages } from './NavigatorPages.tsx';

const meta = preview.meta({
  component: NavigatorPages,
  args: { page: 0, total: 250, onPage: fn(), onGoTo: fn() },
});

export const Default = meta.story();
