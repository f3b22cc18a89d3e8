import { memo, useCallback, useState, useTransition, type MouseEvent } from 'react';
import { BusyButton } from '../../components/base/BusyButton/BusyButton.tsx';
import { lazyPart } from '../../components/base/lazyPart.ts';
import { QuestionTool } from '../../components/quiz/QuestionHead/QuestionTool.tsx';
import { MissingForm } from '../../flows/ownNotePart.tsx';
import { useRunInfo } from './useRun.ts';

const SendFeedback = lazyPart(async () => (await import('./SendFeedback.tsx')).SendFeedback, MissingForm);

/**
 * The button to give feedback on the site, or on a question where its reader can't report it (docs/product.md 2.13). The
 * dialog is loaded when it is pressed. A pick does not render it again.
 */
export const QuizFeedback = memo(function QuizFeedback({ questionId }: { questionId?: string }) {
  const { examId } = useRunInfo().exam;
  const [stage, setStage] = useState<'never' | 'open' | 'closed'>('never');
  const [isOpening, startOpening] = useTransition();
  const open = useCallback(({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The focus returns to it; Safari does not focus a button that is clicked.
    currentTarget.focus();
    startOpening(() => setStage('open'));
  }, []);
  return (
    <>
      {questionId !== undefined ? (
        <QuestionTool tool="report" onClick={open} />
      ) : (
        <BusyButton
          variant="text"
          size="small"
          sx={{ placeSelf: 'start', marginInlineStart: -2.25, color: 'primary.main' }}
          onClick={open}
          loading={isOpening}
        >
          Give feedback on CertCrest
        </BusyButton>
      )}
      {stage !== 'never' && (
        <SendFeedback
          key={questionId}
          about={{ examId, questionId }}
          isOpen={stage === 'open'}
          onClose={() => setStage('closed')}
        />
      )}
    </>
  );
});
