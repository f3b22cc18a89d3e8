import { useSearchParams } from 'react-router-dom';
import { ContactForm } from '../../components/ContactForm/ContactForm.tsx';
import { contactDraft, keepContactDraft } from '../../data/messages/contactDraft.ts';
import { useContact } from './useContact.ts';

/** The form of the page. What somebody typed stays in the tab until it has been sent. */
export function WriteToUs() {
  const [search] = useSearchParams();
  const subject = search.get('subject') ?? '';
  const { send, isSending, error } = useContact();
  return (
    <ContactForm
      // A link with another subject begins the form anew, with all that was typed.
      key={subject}
      initial={contactDraft(subject)}
      onEdit={(content) => keepContactDraft({ ...content, givenSubject: subject })}
      onSubmit={send}
      isSubmitting={isSending}
      error={error}
    />
  );
}
