import { useEffect, useState } from 'react';
import { feedback, FEEDBACK_LENGTH, messageTexts, type Feedback } from '../../../contract/messages.ts';
import { FeedbackDialog } from '../../components/quiz/FeedbackDialog/FeedbackDialog.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { prepareMail, sendFeedback, type FeedbackAbout } from '../../data/messages/send.ts';
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

  async function send(values: Feedback) {
    setSending(true);
    setError(undefined);
    try {
      await sendFeedback(values, about);
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
      title={about.questionId === undefined ? 'Give feedback' : 'Report this question'}
      schema={feedback}
      minLength={FEEDBACK_LENGTH}
      initial={{ ...(email !== undefined && { email }), ...draft }}
      onEdit={setDraft}
      onSubmit={send}
      loading={isSending}
      error={error}
      onClose={onClose}
    />
  );
}
