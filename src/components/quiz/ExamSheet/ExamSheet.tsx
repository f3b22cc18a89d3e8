import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { CrossIcon } from '../../base/icons/icons.tsx';

export interface ExamSheetProps extends Omit<DrawerProps, 'children' | 'onClose' | 'open'> {
  /** How many questions there are. */
  total: number;
  /** All of them by number: a QuestionNavigator with its ExamLegend. */
  children: ReactNode;
  /** Leads to the page before submitting. */
  onReview: () => void;
  /** Called on Escape, on its button, or on a press beside it. */
  onClose: () => void;
}

/**
 * All questions of an exam, when there is no room for them beside the question. Render it to open it.
 *
 * @when In an exam on a phone, from its button.
 * @whenNot Where there is room beside the question: QuestionNavigator.
 * @do Close it in the map's `onGoTo`: the question that was chosen is behind it.
 * @keyboard Escape: closes it; the focus returns to the button that opened it.
 * @screenReader A modal dialog named by its title; it holds a QuestionNavigator.
 * @status new
 */
export function ExamSheet({ total, children, onReview, onClose, ...rest }: ExamSheetProps) {
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
      {...rest}
    >
      <Stack spacing={2.5} sx={{ padding: 2.5, paddingTop: 1.5 }}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="title" component="h2" id={titleId}>
            All {total} questions
          </Typography>
          <IconButton aria-label="Close" onClick={onClose}>
            <CrossIcon />
          </IconButton>
        </Stack>
        {children}
        <Button variant="outlined" onClick={onReview}>
          Review and submit
        </Button>
      </Stack>
    </Drawer>
  );
}
