import { useEffect, useState } from 'react';
import { messageTexts, type Feedback } from '../../../contract/messages.ts';
import { FeedbackDialog } from '../../components/FeedbackDialog/FeedbackDialog.tsx';
import { showToast } from '../../components/Toaster/toast.ts';
import { sendFeedback } from '../../data/messages/sendFeedback.ts';
import { prepareMail } from '../../data/messages/sendMail.ts';
import { useUser } from '../../data/session/useSession.ts';

export interface SendFeedbackProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Takes feedback and sends it. What was typed before it was closed stands there again until the page is left. */
export function SendFeedback({ isOpen, onClose }: SendFeedbackProps) {
  const email = useUser()?.email;
  const [draft, setDraft] = useState<Partial<Feedback>>({});
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(prepareMail, []);

  async function send(feedback: Feedback) {
    setSending(true);
    setError(undefined);
    try {
      await sendFeedback(feedback);
      setDraft({});
      onClose();
      showToast(messageTexts.feedbackSent, 'success');
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : messageTexts.feedbackFailed);
    }
    setSending(false);
  }
  if (!isOpen) return null;
  return (
    <FeedbackDialog
      initial={{ ...(email !== undefined && { email }), ...draft }}
      onEdit={setDraft}
      onSubmit={send}
      isSubmitting={isSending}
      error={error}
      onClose={onClose}
    />
  );
}
