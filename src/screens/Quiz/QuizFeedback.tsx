import { memo, useState, type ComponentType } from 'react';
import { FeedbackCall } from '../../components/quiz/FeedbackCall/FeedbackCall.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import type { FeedbackAbout } from '../../data/messages/sendFeedback.ts';
import type { SendFeedbackProps } from './SendFeedback.tsx';

/**
 * The button to give feedback on a quiz, or on the site where a question has a report of its own; the dialog is loaded
 * when it is pressed (docs/product.md 2.13). A pick does not render it again.
 */
export const QuizFeedback = memo(function QuizFeedback({
  isForSite,
  ...about
}: FeedbackAbout & { isForSite?: boolean }) {
  const [stage, setStage] = useState<'closed' | 'opening' | 'open'>('closed');
  const [part, setPart] = useState<{ SendFeedback: ComponentType<SendFeedbackProps> }>();
  async function open() {
    setStage('opening');
    try {
      setPart(await import('./SendFeedback.tsx'));
      setStage('open');
    } catch {
      // A browser does not fetch a module again that has failed to load.
      setStage('closed');
      showToast('The form could not be loaded. Check your connection and reload the page.', 'error');
    }
  }
  return (
    <>
      <FeedbackCall
        loading={stage === 'opening'}
        onOpen={({ currentTarget }) => {
          // The focus returns to it; Safari does not focus a button that is clicked.
          currentTarget.focus();
          void open();
        }}
      >
        {isForSite ? 'Anything else about CertCrest?' : 'Found a mistake?'}
      </FeedbackCall>
      {part && <part.SendFeedback about={about} isOpen={stage === 'open'} onClose={() => setStage('closed')} />}
    </>
  );
});
