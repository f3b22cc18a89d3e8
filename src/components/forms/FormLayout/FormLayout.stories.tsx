import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { credentials } from '../../../../contract/account.ts';
import { contactMessage, messageTexts } from '../../../../contract/messages.ts';
import { contact } from '../../../../content/site.ts';
import { AuthForm } from '../AuthForm/AuthForm.tsx';
import { ContactForm } from '../ContactForm/ContactForm.tsx';
import { ContactPanel } from '../ContactPanel/ContactPanel.tsx';
import { PointsPanel } from '../PointsPanel/PointsPanel.tsx';
import { contactLimits } from '../../../mocks/fixtures/files.ts';
import { PageSection } from '../../frame/PageSection/PageSection.tsx';
import { FormLayout } from './FormLayout.tsx';

const meta = preview.meta({
  component: FormLayout,
  parameters: { padded: false },
  decorators: [
    (Story) => (
      <PageSection space="small">
        <Story />
      </PageSection>
    ),
  ],
  args: {
    title: 'Login',
    lead: 'Your results are where you left them.',
    children: <AuthForm kind="login" schema={credentials} loading={false} onSubmit={() => undefined} />,
    aside: (
      <PointsPanel
        title="What an account gives you"
        points={['Twenty questions of every exam.', 'Your results, kept.', 'Your score against the pass mark.']}
      />
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'What an account gives you' })).toBeVisible();
  },
});

/** The contact page: its form needs the room. */
export const Long = meta.story({
  args: {
    title: 'Contact us',
    lead: 'A question, a mistake, an hour with an expert: write to us.',
    form: 'long',
    children: (
      <ContactForm
        schema={contactMessage}
        limits={contactLimits}
        success={messageTexts.contactSent}
        loading={false}
        onSubmit={() => Promise.resolve(true)}
      />
    ),
    aside: (
      <ContactPanel
        contact={contact}
        advice={[
          {
            title: 'A mistake in a question',
            text: 'Name the exam and the question, and tell us what you would expect instead.',
          },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Ways to reach us' })).toBeVisible();
  },
});
