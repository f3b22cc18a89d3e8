import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { contactLimits, contactMessage, messageTexts, type ContactMessage } from '../../../contract/messages.ts';
import { contact } from '../../../content/site.ts';
import { ContactForm } from '../../components/forms/ContactForm/ContactForm.tsx';
import { ContactPanel } from '../../components/forms/ContactPanel/ContactPanel.tsx';
import { FormLayout } from '../../components/forms/FormLayout/FormLayout.tsx';
import { PageSection } from '../../components/frame/PageSection/PageSection.tsx';
import { PageTitle } from '../../components/base/PageTitle/PageTitle.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { contactDraft, forgetContactDraft, keepContactDraft } from '../../data/messages/contactDraft.ts';
import { prepareMail, sendContact } from '../../data/messages/send.ts';
import { useUser } from '../../data/session/useSession.ts';
import { withOverlay } from '../../flows/frame.ts';

const advice = [
  {
    title: 'A mistake in a question',
    text: 'Name the exam and the question, and tell us what you expected instead.',
  },
  {
    title: 'A session with an expert',
    text: 'Tell us which exam you are preparing for, how far along you are, and when you’re available.',
  },
  {
    title: 'Your account or an order',
    text: 'Use the email address you log in with. Never send us your password.',
  },
];

/** Where people write to us (docs/product.md 6.4). What someone typed is kept in the tab until it has been sent. */
export default function ContactUsScreen() {
  const [search] = useSearchParams();
  const subject = search.get('subject') ?? '';
  const email = useUser()?.email;
  const draft = contactDraft(subject);
  const { send, isSending, error } = useContact();
  const [picks, setPicks] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  function pick(title: string) {
    const typed = contactDraft(subject);
    keepContactDraft({ ...typed, values: { ...typed.values, subject: title } });
    flushSync(() => setPicks(picks + 1));
    form.current?.querySelector<HTMLInputElement>('[name="subject"]')?.focus();
  }
  return (
    <PageSection>
      <PageTitle>Contact us</PageTitle>
      <FormLayout
        title="Contact us"
        lead="Ask a question, report a mistake, or book an expert."
        form="long"
        aside={<ContactPanel contact={contact} advice={advice} onPick={pick} />}
      >
        <ContactForm
          // Another subject starts the form again, with all that was typed; so does a user once known.
          key={`${subject} ${email} ${picks}`}
          ref={form}
          schema={contactMessage}
          limits={contactLimits}
          success={messageTexts.contactSent}
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
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const isLeft = useRef(false);
  useEffect(() => {
    prepareMail();
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function send(message: ContactMessage, files: readonly File[]): Promise<boolean> {
    setSending(true);
    setError(undefined);
    try {
      await withOverlay('Sending your message', () => sendContact(message, files));
      forgetContactDraft();
      if (isLeft.current) showToast(messageTexts.contactSent, 'success');
      return true;
    } catch (problem) {
      const text = problem instanceof Error ? problem.message : messageTexts.contactFailed;
      setError(text);
      if (isLeft.current) showToast(text, 'error');
      return false;
    } finally {
      setSending(false);
    }
  }
  return { send, isSending, error };
}
