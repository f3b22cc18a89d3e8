import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SectionStandings } from './SectionStandings.tsx';

const href = '/practice?exam=administrator&from=automation&start=now';
// One each: in code that is handed out, the same object would appear only once.
const before = () => ({ name: 'The time before', fullyCorrect: 5, total: 9 });

const meta = preview.meta({
  component: SectionStandings,
  args: {
    passMark: 68,
    sections: [
      { name: 'Automation', weight: 15, fullyCorrect: 3, total: 9, before: before(), href },
      {
        name: 'Object Manager and Lightning App Builder',
        weight: 15,
        fullyCorrect: 7,
        total: 9,
        before: before(),
        href,
      },
      { name: 'Data and Analytics', fullyCorrect: 2, total: 2, href },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(
      'Automation15% of exam · 3 of last 9 right · 56% the time before33%Practice Automation',
    );
    await expect(second).toHaveTextContent('7 of last 9 right · 56% the time before');
    await expect(canvas.getByRole('link', { name: 'Practice Automation' })).toHaveAttribute('href', href);
  },
});
/** With more than four sections, the three to practice first until all are asked for. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    sections: ['Automation', 'Data and Analytics', 'Object Manager', 'Service', 'Sales'].map((name, at) => ({
      name,
      fullyCorrect: 3 + at,
      total: 9,
      href,
    })),
  },
});
OnAPhone.test('shows all, and the focus stays', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all 5 sections' }));
  await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  await expect(canvas.getByRole('button', { name: 'Show the first 3' })).toHaveFocus();
});
/** Until the results are there. */
export const Loading = meta.story({ args: { sections: [], loading: true } });
