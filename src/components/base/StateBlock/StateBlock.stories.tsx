import preview from '#.storybook/preview';
import { StateBlock } from './StateBlock.tsx';

const meta = preview.meta({
  component: StateBlock,
  args: { title: 'Nothing here yet', children: 'Finish a quiz and your score will appear here.' },
});

export const Default = meta.story({});
