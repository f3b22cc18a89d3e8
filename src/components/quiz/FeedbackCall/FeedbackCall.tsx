import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { SpeechIcon } from '../../base/icons/icons.tsx';

const Root = part('div', 'CcFeedbackCall', 'Root', ({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

export interface FeedbackCallProps extends ElementProps<'div'> {
  /** What it is for, as a question. */
  children: ElementProps<'div'>['children'];
  /** Opens the FeedbackDialog. */
  onOpen: (event: MouseEvent<HTMLElement>) => void;
  /** The dialog is being loaded. */
  loading: boolean;
}

/**
 * The last line of a quiz and of its results: the way to say what is wrong, missing or good. What is wrong with a
 * question, a user reports in its QuestionHead.
 *
 * @when The last line of a quiz and of its results.
 * @whenNot A longer message with files: a link to the contact page.
 * @keyboard Enter, Space: opens the FeedbackDialog.
 * @screenReader A sentence and a button, "Give feedback"; while `loading` it is unavailable and keeps the focus.
 * @status stable
 */
export function FeedbackCall({ children, onOpen, loading, ...rest }: FeedbackCallProps) {
  return (
    <Root {...rest}>
      <Typography color="textSecondary">{children}</Typography>
      <BusyButton variant="outlined" size="small" startIcon={<SpeechIcon />} onClick={onOpen} loading={loading}>
        Give feedback
      </BusyButton>
    </Root>
  );
}
