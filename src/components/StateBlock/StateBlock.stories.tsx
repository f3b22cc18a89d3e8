import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { StateBlock } from './StateBlock.tsx';

const meta = preview.meta({
  title: 'Basics/StateBlock',
  component: StateBlock,
  args: { title: 'Nothing here yet', level: 2 as 1 | 2, children: <p>Finish a quiz and its score stands here.</p> },
});

export const Default = meta.story({});
export const WithActions = meta.story({
  args: {
    actions: (
      <>
        <Button href="/certifications">Choose an exam</Button>
        <Button variant="line" href="/">
          Go to the home page
        </Button>
      </>
    ),
  },
});
export const WholePage = meta.story({ args: { level: 1 } });
export const Phone = meta.story({ ...WithActions.input, globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ ...WithActions.input, globals: { mode: 'dark' } });
