import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
import { PageSection } from './PageSection.tsx';

const meta = preview.meta({
  component: PageSection,
  parameters: { ownIds: true, padded: false },
  args: {
    labelledBy: 'pick',
    children: (
      <SectionIntro titleId="pick" title="Pick your summit">
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
Default.test('is laid out below the window, too, once the page is there', async ({ canvas }) => {
  const section = canvas.getByRole('region', { name: 'Pick your summit' });
  const [layOut] = section.getAnimations();
  await expect(layOut?.effect?.getTiming().delay).toBe(2000);
  await expect(getComputedStyle(section).contentVisibility).toBe('auto');
  layOut?.finish();
  await expect(getComputedStyle(section).contentVisibility).toBe('visible');
});
export const Sunk = meta.story({ args: { tone: 'sunk' } });
export const Night = meta.story({
  args: {
    tone: 'night',
    children: (
      <>
        <Typography id="pick" variant="h2">
          Pick your summit
        </Typography>
        <Typography>Each certification is free to try, without an account.</Typography>
      </>
    ),
  },
});
export const QuizWidth = meta.story({ args: { width: 'quiz' } });
export const SmallSpace = meta.story({ args: { space: 'small' } });
