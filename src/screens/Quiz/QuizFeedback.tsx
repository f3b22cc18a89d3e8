import { memo, useState, useTransition } from 'react';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { FeedbackCall } from '../../components/quiz/FeedbackCall/FeedbackCall.tsx';
import type { FeedbackAbout } from '../../data/messages/sendFeedback.ts';
import { MissingForm } from '../../flows/ownNotePart.tsx';

const SendFeedback = lazyPart(async () => (await import('./SendFeedback.tsx')).SendFeedback, MissingForm);

/**
 * The button to give feedback on a quiz; the dialog is loaded when it is pressed (docs/product.md 2.13). A pick does
 * not render it again.
 */
export const QuizFeedback = memo(function QuizFeedback(about: FeedbackAbout) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  // The page stays until the dialog's code has come.
  const [isLoading, startLoading] = useTransition();
  return (
    <>
      <FeedbackCall
        loading={isLoading}
        onOpen={({ currentTarget }) => {
          // The focus returns to it; Safari does not focus a button that is clicked.
          currentTarget.focus();
          startLoading(() => setDialog('open'));
        }}
      />
      {dialog !== 'never' && (
        <SendFeedback about={about} isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
      )}
    </>
  );
});
