import Button, { type ButtonProps } from '@mui/material/Button';
import { part } from '../../../theme/part.ts';
import { ReportIcon } from '../../base/icons/icons.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';

const Root = part(Button, 'CcReportButton', 'Root', {});

export interface ReportButtonProps extends Omit<ButtonProps, 'children' | 'variant' | 'startIcon' | 'onClick'> {
  /** Opens the ReportDialog. */
  onOpen: () => void;
}

/**
 * Opens the dialog in which a learner says what is wrong with a question.
 *
 * @when In the QuestionHead, for a learner who is logged in.
 * @whenNot Something about the site: FeedbackCall.
 * @keyboard Enter, Space: opens the dialog.
 * @screenReader A button "Report this question" that opens a dialog.
 * @status new
 */
export function ReportButton({ onOpen, ...rest }: ReportButtonProps) {
  return (
    <Root
      variant="text"
      size="small"
      startIcon={<ReportIcon />}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // The focus returns to it; Safari does not focus a button that is clicked.
        currentTarget.focus();
        onOpen();
      }}
      {...rest}
    >
      Report
      <VisuallyHidden> this question</VisuallyHidden>
    </Root>
  );
}
