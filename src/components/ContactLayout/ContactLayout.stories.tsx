import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { contact } from '../../../content/site.ts';
import { ContactForm } from '../ContactForm/ContactForm.tsx';
import { ContactPanel } from '../ContactPanel/ContactPanel.tsx';
import { PageSection } from '../PageSection/PageSection.tsx';
import { ContactLayout } from './ContactLayout.tsx';

const meta = preview.meta({
  title: 'Forms/ContactLayout',
  component: ContactLayout,
  parameters: { padded: false },
  decorators: [
    (Story) => (
      <PageSection space="small">
        <Story />
      </PageSection>
    ),
  ],
  args: {
    title: 'Contact us',
    lead: 'A question, a mistake, an hour with an expert: write to us.',
    children: <ContactForm isSubmitting={false} onSubmit={() => Promise.resolve(true)} />,
    aside: (
      <ContactPanel
        contact={contact}
        advice={[
          {
            title: 'A mistake in a question',
            text: 'Name the exam and the question, and say what you would expect in its place.',
          },
        ]}
      />
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Ways to reach us' })).toBeVisible();
  },
});
export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } });
export const FromBreakpoint = meta.story({ globals: { viewport: { value: 'navbar' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { mode: 'dark' } });
