import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
import { PageSection } from './PageSection.tsx';

const meta = preview.meta({
  title: 'Frame/PageSection',
  component: PageSection,
  parameters: { padded: false },
  args: {
    labelledBy: 'pick',
    children: (
      <SectionIntro id="pick" title="Pick your summit">
        Each certification is free to try, without an account.
      </SectionIntro>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pick your summit' })).toBeVisible();
  },
});
export const Sunk = meta.story({ args: { tone: 'sunk' } });
export const Night = meta.story({
  args: {
    tone: 'night',
    children: (
      <>
        <h2 id="pick">Pick your summit</h2>
        <p>Each certification is free to try, without an account.</p>
      </>
    ),
  },
});
export const QuizWidth = meta.story({ args: { width: 'quiz' } });
export const SmallSpace = meta.story({ args: { space: 'small' } });
export const Phone = meta.story({ ...Night.input, globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ args: { tone: 'sunk' }, globals: { mode: 'dark' } });
