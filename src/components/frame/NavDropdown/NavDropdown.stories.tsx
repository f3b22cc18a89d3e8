import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { examLinks } from '../../../mocks/fixtures/navigation.ts';
import { NavDropdown } from './NavDropdown.tsx';

const meta = preview.meta({
  component: NavDropdown,
  args: { label: 'Certifications', href: '/certifications', items: examLinks },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Certifications: show all' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
Default.test('opens under the pointer, and closes when it leaves or has chosen', async ({ canvas, userEvent }) => {
  const entry = canvas.getByRole('link', { name: 'Certifications' });
  await userEvent.hover(entry);
  await expect(canvas.getByRole('list')).toBeVisible();
  await userEvent.unhover(entry);
  await expect(canvas.queryByRole('list')).toBeNull();
  await userEvent.hover(entry);
  await userEvent.click(canvas.getByRole('link', { name: 'Agentforce Specialist' }));
  await expect(canvas.queryByRole('list')).toBeNull();
});
/** After a press on its button. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Platform Administrator' })).toHaveAttribute('aria-current', 'page');
  },
});
Open.test('is closed by Escape, which keeps the focus', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('list')).toBeNull();
  await expect(canvas.getByRole('button')).toHaveFocus();
});
/** In Hebrew, but for the names of the exams. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { noCode: 'it differs from the first by its language' },
  args: { label: 'הסמכות', items: [{ label: 'כל ההסמכות', href: '/certifications' }, ...examLinks] },
  decorators: [
    (Story) => (
      <div lang="he" dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
});
