import preview from '#.storybook/preview';
import { ExamCardSkeleton } from './ExamCardSkeleton.tsx';

const meta = preview.meta({
  component: ExamCardSkeleton,
  decorators: [
    (Story, { parameters }) => (
      <div style={{ containerType: 'inline-size', maxWidth: parameters['cell'] ?? 384 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});
export const Wide = meta.story({ parameters: { cell: 1200 } });
