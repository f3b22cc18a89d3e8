import preview from '#.storybook/preview';
import { ExamCardSkeleton } from './ExamCardSkeleton.tsx';

const meta = preview.meta({
  component: ExamCardSkeleton,
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size', maxWidth: 384 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});
