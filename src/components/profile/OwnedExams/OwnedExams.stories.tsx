import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { OwnedExams } from './OwnedExams.tsx';

const meta = preview.meta({
  component: OwnedExams,
  args: {
    exams: [
      { name: 'Platform Administrator', exam: 'administrator', href: '/certifications/administrator' },
      {
        name: 'Development Lifecycle and Deployment Architect',
        exam: 'devLifecycle',
        href: '/certifications/devLifecycle',
      },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Platform Administrator' })).toHaveAttribute(
      'href',
      '/certifications/administrator',
    );
  },
});
