import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageTitle } from './PageTitle.tsx';

const meta = preview.meta({
  tags: ['static'],
  component: PageTitle,
  args: { children: 'Certifications' },
  decorators: [
    (Story) => (
      <p>
        <Story />
        Nothing is rendered here: the words stand on the tab of the browser.
      </p>
    ),
  ],
});

export const Default = meta.story({
  play: async () => {
    const titles = () => [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent);
    await waitFor(() => expect(titles()).toContain('Certifications - CertCrest'));
  },
});
