import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contactLimits, contactMessage, messageTexts } from '../../../contract/messages.ts';
import { faq } from '../../../content/faq.ts';
import { contact } from '../../../content/site.ts';
import { Disclosure } from '../../components/base/Disclosure/Disclosure.tsx';
import { ContactForm } from '../../components/forms/ContactForm/ContactForm.tsx';
import { ContactPanel } from '../../components/forms/ContactPanel/ContactPanel.tsx';
import { FormLayout } from '../../components/forms/FormLayout/FormLayout.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { contactDraft, forgetContactDraft, keepContactDraft } from '../../data/messages/contactDraft.ts';
import { prepareMail, sendContact } from '../../data/messages/send.ts';
import { useUser } from '../../data/session/useSession.ts';
import { useMutation } from '../../data/useMutation.ts';
import { withOverlay } from '../../flows/frame.ts';

/** What people often write about, and what helps us to help them. */
const subjects = [
  {
    label: 'General question',
    subject: 'A question about CertCrest',
    hint: 'Tell us what you’d like to know.',
  },
  {
    label: 'Report a mistake',
    subject: 'A mistake in a question',
    hint: 'Name the exam and the question, and tell us what you expected instead.',
  },
  {
    label: 'Book a session',
    subject: 'A session with an expert',
    hint: 'An hour with an expert, just for you. Tell us your exam, how far along you are, and when you’re available.',
  },
  {
    label: 'Account or order',
    subject: 'Your account or an order',
    hint: 'Use the email address you log in with. Never send us your password.',
  },
];

/** Where people write to us (docs/product.md 6.4). What someone typed is kept in the tab until it has been sent. */
export default function ContactUsScreen() {
  const [search] = useSearchParams();
  const subject = search.get('subject') ?? '';
  const email = useUser()?.email;
  const draft = contactDraft(subject);
  const { send, isSending, error } = useContact();
  return (
    <PageSection>
      <PageTitle>Contact us</PageTitle>
      <FormLayout
        title="Contact us"
        lead="Ask a question, report a mistake, or book an hour with an expert."
        jump={{ label: 'Common questions', href: '#questions' }}
        form="long"
        aside={
          <Stack spacing={1.5}>
            <ContactPanel contact={contact} />
            <Typography id="questions" variant="h3" component="h2" sx={{ paddingTop: 3 }}>
              Common questions
            </Typography>
            {faq.slice(2).map(({ question, answer }) => (
              <Disclosure key={question} title={question} level={3}>
                {answer}
              </Disclosure>
            ))}
          </Stack>
        }
      >
        <ContactForm
          // Another subject starts the form again, with all that was typed; so does a user once known.
          key={`${subject} ${email}`}
          schema={contactMessage}
          limits={contactLimits}
          success={messageTexts.contactSent}
          subjects={subjects}
          note={`We reply within ${contact.answersWithin}. We’ll use your email only to reply.`}
          initial={email && !draft.values.email ? { ...draft, values: { ...draft.values, email } } : draft}
          onEdit={(content) => keepContactDraft({ ...content, givenSubject: subject })}
          onSubmit={send}
          loading={isSending}
          error={error}
        />
      </FormLayout>
    </PageSection>
  );
}

/** Sends a message under the overlay; `send` returns whether it was sent. A toast says so to someone who has gone back. */
function useContact() {
  const isLeft = useRef(false);
  useEffect(() => {
    prepareMail();
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const { run, isRunning, error } = useMutation('contact', async (content: Parameters<typeof sendContact>) => {
    await withOverlay('Sending your message', () => sendContact(...content));
    forgetContactDraft();
    return true;
  });

  async function send(...content: Parameters<typeof sendContact>): Promise<boolean> {
    const isSent = (await run(content)) === true;
    if (isLeft.current) {
      if (isSent) showToast(messageTexts.contactSent, 'success');
      else showToast(messageTexts.contactFailed, 'error');
    }
    return isSent;
  }
  return { send, isSending: isRunning, error: error?.message };
}
