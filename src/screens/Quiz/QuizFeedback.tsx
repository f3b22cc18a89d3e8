import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useState, type ComponentType, type MouseEvent } from 'react';
import { BusyButton } from '../../components/base/BusyButton/BusyButton.tsx';
import { SpeechIcon } from '../../components/base/icons/icons.tsx';
import { showToast } from '../../components/frame/Toaster/showToast.ts';
import { QuestionTool } from '../../components/quiz/QuestionHead/QuestionTool.tsx';
import type { FeedbackAbout } from '../../data/messages/sendFeedback.ts';
import type { SendFeedbackProps } from './SendFeedback.tsx';

/**
 * The button to give feedback on the site, or on a question where its reader can't report it (docs/product.md 2.13). The
 * dialog is loaded when it is pressed. A pick does not render it again.
 */
export const QuizFeedback = memo(function QuizFeedback({ examId, questionId }: FeedbackAbout) {
  const [stage, setStage] = useState<'closed' | 'opening' | 'open'>('closed');
  const [part, setPart] = useState<{ SendFeedback: ComponentType<SendFeedbackProps> }>();
  const open = useCallback(({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The focus returns to it; Safari does not focus a button that is clicked.
    currentTarget.focus();
    setStage('opening');
    import('./SendFeedback.tsx').then(
      (loaded) => {
        setPart(loaded);
        setStage('open');
      },
      () => {
        // A browser does not fetch a module again that has failed to load.
        setStage('closed');
        showToast('The form could not be loaded. Check your connection and reload the page.', 'error');
      },
    );
  }, []);
  return (
    <>
      {questionId !== undefined ? (
        <QuestionTool tool="report" onClick={open} />
      ) : (
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'center',
            justifyContent: 'space-between',
            paddingTop: 2,
            borderTop: ({ vars }) => `1px solid ${vars.palette.divider}`,
          }}
        >
          <Typography color="textSecondary">How can we improve CertCrest?</Typography>
          <BusyButton
            variant="outlined"
            size="small"
            startIcon={<SpeechIcon />}
            onClick={open}
            loading={stage === 'opening'}
          >
            Give feedback
          </BusyButton>
        </Stack>
      )}
      {part && (
        <part.SendFeedback
          key={questionId}
          about={{ examId, questionId }}
          isOpen={stage === 'open'}
          onClose={() => setStage('closed')}
        />
      )}
    </>
  );
});
