import { useState, type ComponentType } from 'react';
import { FeedbackCall } from '../../components/FeedbackCall/FeedbackCall.tsx';
import { showToast } from '../../components/Toaster/toast.ts';
import type { SendFeedbackProps } from './SendFeedback.tsx';

/** The way to give feedback on a quiz; the dialog's code is loaded when it is used (specification, section 2). */
export function QuizFeedback() {
  const [stage, setStage] = useState<'closed' | 'opening' | 'open'>('closed');
  const [part, setPart] = useState<{ SendFeedback: ComponentType<SendFeedbackProps> }>();
  async function open() {
    setStage('opening');
    try {
      setPart(await import('./SendFeedback.tsx'));
      setStage('open');
    } catch {
      // A browser does not ask again for code that has failed to come.
      setStage('closed');
      showToast('The form could not be loaded. Check your connection and reload the page.', 'error');
    }
  }
  return (
    <>
      <FeedbackCall
        isOpening={stage === 'opening'}
        onOpen={({ currentTarget }) => {
          // Where the focus goes back to; Safari gives it to no button that is clicked.
          currentTarget.focus();
          void open();
        }}
      />
      {part && <part.SendFeedback isOpen={stage === 'open'} onClose={() => setStage('closed')} />}
    </>
  );
}
