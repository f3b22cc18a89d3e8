import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SectionIntro } from './SectionIntro.tsx';

const meta = preview.meta({
  tags: ['static'],
  component: SectionIntro,
  parameters: { ownIds: true },
  args: {
    titleId: 'pick',
    title: 'Pick your summit',
    children: 'Try any certification free. No account needed.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Pick your summit' })).toHaveAttribute('id', 'pick');
  },
});
/** Do: the lead adds what the title leaves open. */
export const Added = meta.story({ tags: ['do', '!dev', '!manifest'] });
/** Don’t: the lead says the title once more. */
export const Repeated = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  args: { children: 'Here you can choose your certification.' },
});
