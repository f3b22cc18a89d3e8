import { useEffect, useState } from 'react';
import { messageTexts, type Feedback } from '../../../contract/messages.ts';
import { FeedbackDialog } from '../../components/quiz/FeedbackDialog/FeedbackDialog.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { sendFeedback, type FeedbackAbout } from '../../data/messages/sendFeedback.ts';
import { prepareMail } from '../../data/messages/sendMail.ts';
import { useUser } from '../../data/session/useSession.ts';

export interface SendFeedbackProps {
  /** What the learner was looking at. */
  about: FeedbackAbout;
  isOpen: boolean;
  onClose: () => void;
}

/** The feedback dialog and its sending. What was typed is kept while the dialog is closed, until the page is left. */
export function SendFeedback({ about, isOpen, onClose }: SendFeedbackProps) {
  const email = useUser()?.email;
  const [draft, setDraft] = useState<Partial<Feedback>>({});
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(prepareMail, []);

  async function send(feedback: Feedback) {
    setSending(true);
    setError(undefined);
    try {
      await sendFeedback(feedback, about);
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
