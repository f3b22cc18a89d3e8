import preview from '#.storybook/preview';
import { SplitText } from './SplitText.tsx';

const meta = preview.meta({
  title: 'Marketing/SplitText',
  component: SplitText,
  args: {
    id: 'mission',
    title: 'Why we are here',
    children: (
      <>
        <p>
          A wrong answer is the best teacher there is, <strong>if somebody says why</strong>. That is what we write for.
        </p>
        <p>Every answer of every question has its reason, and every question its page of the documentation.</p>
      </>
    ),
  },
});

export const Default = meta.story({});
export const LongText = meta.story({
  args: { title: 'What everybody who prepares for a certification should be able to expect' },
});
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { mode: 'dark' } });
