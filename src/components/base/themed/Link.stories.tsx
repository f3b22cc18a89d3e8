import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';

/**
 * MUI’s Link in the catalog’s look: underlined in text, in the color of actions.
 *
 * @when A link within a sentence.
 * @whenNot A next step of a block: Actions.
 * @whenNot Something that happens on this page: Button.
 * @do Make its text say where it leads, even when read alone.
 * @keyboard Enter: follows it.
 * @screenReader A link named by its text, which lists of links show alone.
 */
const meta = preview.meta({
  component: Link,
  args: { href: '/certifications', children: 'See all certifications' },
  argTypes: {
    href: { type: 'string', description: 'Where it leads.' },
    underline: {
      type: { name: 'enum', value: ['always', 'hover', 'none'] },
      description: "When it is underlined. @default 'always'",
    },
  },
});

export const Default = meta.story();
Default.test('leads on without loading the page anew', async ({ canvas, userEvent }) => {
  // The router takes the click: the page that the story stands on stays.
  const before = window.location.href;
  const link = canvas.getByRole('link', { name: 'See all certifications' });
  await userEvent.click(link);
  await expect(window.location.href).toBe(before);
});
/** Underlined, so that color alone does not mark it. */
export const InText = meta.story({
  render: (args) => (
    <Typography>
      There are seven exams so far. <Link {...args} />, or try a question first.
    </Typography>
  ),
});
/** Do: read alone, each says where it leads. */
export const NamedByPlace = meta.story({
  tags: ['do', '!dev', '!manifest'],
  render: () => (
    <Typography>
      Begin with the <Link href="/certifications">list of certifications</Link>, or{' '}
      <Link href="/contact-us">ask us a question</Link>.
    </Typography>
  ),
});
/** Don’t: read alone, neither says where it leads. */
export const ClickHere = meta.story({
  tags: ['dont', '!dev', '!test', '!manifest'],
  render: () => (
    <Typography>
      To see all certifications, <Link href="/certifications">click here</Link>. To ask us, go to{' '}
      <Link href="/contact-us">https://certcrest.example/contact-us</Link>.
    </Typography>
  ),
});
