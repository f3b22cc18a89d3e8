import { useEffect, useRef, useState } from 'react';
import { messageTexts, type ContactMessage } from '../../../contract/messages.ts';
import { withOverlay } from '../../flows/overlay.ts';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { forgetContactDraft } from '../../data/messages/contactDraft.ts';
import { sendContact } from '../../data/messages/sendContact.ts';
import { prepareMail } from '../../data/messages/sendMail.ts';

/** Sending a message and its state. */
export interface Contact {
  /** Sends under the overlay; returns whether it was sent. */
  readonly send: (message: ContactMessage, files: readonly File[]) => Promise<boolean>;
  readonly isSending: boolean;
  /** Why the last message was not sent. */
  readonly error: string | undefined;
}

/** Sends messages. If the page was left meanwhile, by going back, a toast shows the result. */
export function useContact(): Contact {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const isLeft = useLeft();
  useEffect(prepareMail, []);

  async function send(message: ContactMessage, files: readonly File[]): Promise<boolean> {
    setSending(true);
    setError(undefined);
    try {
      await withOverlay('Sending your message', () => sendContact(message, files));
      forgetContactDraft();
      if (isLeft()) showToast(messageTexts.contactSent, 'success');
      return true;
    } catch (problem) {
      const text = problem instanceof Error ? problem.message : messageTexts.contactFailed;
      setError(text);
      if (isLeft()) showToast(text, 'error');
      return false;
    } finally {
      setSending(false);
    }
  }
  return { send, isSending, error };
}

/** Returns whether the page has been left. */
function useLeft(): () => boolean {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return () => left.current;
}
