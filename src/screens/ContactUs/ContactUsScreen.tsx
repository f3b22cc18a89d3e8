import { contact } from '../../../content/site.ts';
import { laterPart } from '../../app/laterPart.tsx';
import { ContactLayout } from '../../components/ContactLayout/ContactLayout.tsx';
import { ContactPanel } from '../../components/ContactPanel/ContactPanel.tsx';
import { PageSection } from '../../components/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';

const form = laterPart(async () => (await import('./WriteToUs.tsx')).WriteToUs);

const advice = [
  {
    title: 'A mistake in a question',
    text: 'Name the exam and the question, and say what you would expect in its place.',
  },
  {
    title: 'A session with an expert',
    text: 'Say which exam you prepare for, how far you are, and when you have an hour.',
  },
  {
    title: 'Your account or an order',
    text: 'Write with the email that you log in with. Never send us your password.',
  },
];

/** Where people write to us (specification, section 2). */
export default function ContactUsScreen() {
  return (
    <PageSection space="small">
      <PageTitle>Contact us</PageTitle>
      <ContactLayout
        title="Contact us"
        lead="A question, a mistake, an hour with an expert: write to us."
        aside={<ContactPanel contact={contact} advice={advice} />}
      >
        {form}
      </ContactLayout>
    </PageSection>
  );
}
