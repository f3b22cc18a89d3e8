import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';
import { PageSection } from './PageSection.tsx';

const meta = preview.meta({
  component: PageSection,
  parameters: { padded: false },
  args: {
    labelledBy: 'pick',
    children: (
      <SectionIntro titleId="pick" title="Pick your summit">
        Try any certification free. No account needed.
      </SectionIntro>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pick your summit' })).toBeVisible();
  },
});
/** Every ground, one below the other. */
export const Tones = meta.story({
  render: () => (
    <>
      {(['sunk', 'night'] as const).map((tone) => (
        <PageSection key={tone} tone={tone} labelledBy={tone}>
          <Typography id={tone} variant="h2">
            {`Pick your summit by ${tone === 'night' ? 'night' : 'day'}`}
          </Typography>
          <Typography>Try any certification free. No account needed.</Typography>
        </PageSection>
      ))}
    </>
  ),
});
Tones.test('is laid out below the first one, too, once the page is there', async ({ canvas }) => {
  const section = canvas.getByRole('region', { name: 'Pick your summit by night' });
  const [layOut] = section.getAnimations();
  await expect(layOut?.effect?.getTiming().delay).toBe(2000);
  await expect(getComputedStyle(section).contentVisibility).toBe('auto');
  layOut?.finish();
  await expect(getComputedStyle(section).contentVisibility).toBe('visible');
});
const bands = (...tones: readonly ['sunk' | 'night', 'night']) =>
  tones.map((tone, at) => (
    <PageSection key={at} tone={tone}>
      <Typography variant="h2">{at === 0 ? 'Pick your summit' : 'What’s next'}</Typography>
    </PageSection>
  ));
/** Do: of two bands in a row, one stands out. */
export const OneNight = meta.story({
  tags: ['do', '!dev', '!manifest'],
  render: () => <>{bands('sunk', 'night')}</>,
});
/** Don’t: of two bands in a row, neither stands out. */
export const TwoNights = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  render: () => <>{bands('night', 'night')}</>,
});
