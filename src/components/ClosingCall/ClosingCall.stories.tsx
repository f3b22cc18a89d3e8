import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { ClosingCall } from './ClosingCall.tsx';

const meta = preview.meta({
  title: 'Marketing/ClosingCall',
  component: ClosingCall,
  args: {
    id: 'start',
    title: 'Ten questions from now you know where you stand',
    children: 'The first ten cover every section of the guide. No sign-up, nothing to install.',
    action: (
      <Button variant="call" href="/certifications/administrator">
        Try Platform Administrator
      </Button>
    ),
  },
});

export const Default = meta.story({});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { mode: 'dark' } });
