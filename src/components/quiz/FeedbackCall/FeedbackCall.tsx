import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { BusyButton } from '../../base/BusyButton/BusyButton.tsx';
import { SpeechIcon } from '../../base/icons/icons.tsx';

const Root = styled('div', { name: 'CcFeedbackCall', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

export interface FeedbackCallProps {
  /** Opens the FeedbackDialog. */
  onOpen: (event: MouseEvent<HTMLElement>) => void;
  /** The dialog is being loaded. */
  isOpening: boolean;
}

/** The last line of a quiz and of its results: the way to say what is wrong, missing or good. */
export const FeedbackCall = ({ onOpen, isOpening }: FeedbackCallProps) => (
  <Root>
    <Typography color="textSecondary">Found a mistake?</Typography>
    <BusyButton variant="outlined" size="small" startIcon={<SpeechIcon />} onClick={onOpen} loading={isOpening}>
      Give feedback
    </BusyButton>
  </Root>
);
