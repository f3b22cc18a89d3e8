import { useEffect, useState } from 'react';
import { messageTexts, type ContactMessage } from '../../../contract/messages.ts';
import { withOverlay } from '../../flows/overlay.ts';
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

/** Sends messages. */
export function useContact(): Contact {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(prepareMail, []);

  async function send(message: ContactMessage, files: readonly File[]): Promise<boolean> {
    setSending(true);
    setError(undefined);
    try {
      await withOverlay('Sending your message', () => sendContact(message, files));
      forgetContactDraft();
      return true;
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : messageTexts.contactFailed);
      return false;
    } finally {
      setSending(false);
    }
  }
  return { send, isSending, error };
}
