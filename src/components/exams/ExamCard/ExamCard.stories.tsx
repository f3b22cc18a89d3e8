import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { mockExam, mockFacts } from '../../../mocks/fixtures/examList.ts';
import { ExamCard } from './ExamCard.tsx';

const { name, description, price, link } = mockExam();

const meta = preview.meta({
  component: ExamCard,
  args: { exam: link, name, description, price, facts: mockFacts, href: `/certifications/${link}` },
  // Its layout depends on the width of its cell.
  decorators: [
    (Story, { parameters }) => (
      <div style={{ containerType: 'inline-size', maxWidth: parameters['cell'] ?? 384 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Platform Administrator' });
    await expect(link).toHaveAttribute('href', '/certifications/administrator');
    // The whole card is that one link: its far corner as well.
    const { right, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(right - 12, bottom - 12)).toBe(link);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});
export const Free = meta.story({ args: { price: 0 } });
export const LongText = meta.story({
  args: {
    exam: 'devLifecycle',
    name: 'Development Lifecycle and Deployment Architect',
    description:
      'Environments, releases and governance at scale: which sandbox for which work, how a change travels to production, who decides, and what to do when a deployment fails on the night before a launch.',
    price: '1249.00',
  },
});
export const Wide = meta.story({ parameters: { cell: 1200 } });
export const WideWithLongText = meta.story({ ...LongText.input, parameters: { cell: 900 } });
