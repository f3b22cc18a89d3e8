import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { Banner } from '../../exams/Banner/Banner.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = preview.meta({
  parameters: { framed: true },
  component: LoadingOverlay,
  args: { label: 'Adding to your cart' },
  decorators: [
    (Story) => (
      <Stack spacing={4.5}>
        <PageHeading title="Certifications">Choose an exam and start.</PageHeading>
        <Banner title="Built like the exam">Every answer says why it is right or wrong.</Banner>
        <Story />
      </Stack>
    ),
  ],
});

/** A row that can be removed: the overlay is shown meanwhile, until the story ends it. */
function Removal({ label, isRowKept }: { label: string; isRowKept: boolean }) {
  const [phase, setPhase] = useState<'before' | 'under way' | 'after'>('before');
  return (
    <section tabIndex={-1} aria-label="Exams in your cart">
      {(phase !== 'after' || isRowKept) && <Button onClick={() => setPhase('under way')}>Remove</Button>}
      <Button onClick={() => setPhase('after')}>The answer arrives</Button>
      {phase === 'under way' && <LoadingOverlay label={label} />}
    </section>
  );
}

export const Default = meta.story({
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: args.label })).toHaveFocus();
    await expect(screen.getByRole('status')).toHaveTextContent(args.label);
  },
});
export const NothingGetsThrough = meta.story({
  render: (args) => (
    <>
      <Button>Behind</Button>
      <LoadingOverlay {...args} />
    </>
  ),
  parameters: { noPicture: 'it looks like Default' },
  play: async ({ canvas, userEvent }) => {
    const overlay = screen.getByRole('dialog');
    const behind = canvas.getByRole('button', { hidden: true });
    const { x, y, width, height } = behind.getBoundingClientRect();
    await expect(overlay).toContainElement(
      document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement | null,
    );
    behind.focus();
    await expect(behind).not.toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(overlay).toBeVisible();
  },
});
export const FocusGivenBack = meta.story({
  render: (args) => <Removal {...args} isRowKept />,
  parameters: { noPicture: 'the overlay has gone' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('dialog')).toHaveFocus();
    canvas.getByText('The answer arrives').click();
    await expect(await canvas.findByRole('button', { name: 'Remove' })).toHaveFocus();
  },
});
export const FocusKeptNearby = meta.story({
  ...FocusGivenBack.input,
  render: (args) => <Removal {...args} isRowKept={false} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByText('The answer arrives').click();
    await expect(await canvas.findByRole('region', { name: 'Exams in your cart' })).toHaveFocus();
  },
});
