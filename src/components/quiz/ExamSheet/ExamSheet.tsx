import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { countMarks, type ExamMark } from '../../../../domain/exam/status.ts';
import { part } from '../../../theme/part.ts';
import { CrossIcon } from '../../base/icons/icons.tsx';
import { ExamLegend } from '../ExamLegend/ExamLegend.tsx';
import { QuestionNavigator } from '../QuestionNavigator/QuestionNavigator.tsx';

const Content = part('div', 'CcExamSheet', 'Content', ({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  maxHeight: '88dvh',
  padding: theme.spacing(1.5, 2.5, 2.5),
  overflowY: 'auto',
  background: theme.vars.palette.background.default,
}));

const Head = part('div', 'CcExamSheet', 'Head', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export interface ExamSheetProps extends Omit<DrawerProps, 'children' | 'onClose' | 'open'> {
  /** How each question stands, in order. Each: `status` and `flagged`. */
  marks: readonly ExamMark[];
  /** Position of the question on show, from 0. */
  current: number | null;
  /** Jumps to a question. */
  onGoTo: (index: number) => void;
  /** Leads to the page before submitting. */
  onReview: () => void;
  /** Closes it: Escape or its button was pressed, or the page beside it. */
  onClose: () => void;
}

/**
 * All questions of an exam, when there is no room for them beside the question. Render it to open it.
 *
 * @when In an exam on a phone, from its button.
 * @whenNot Where there is room beside the question: QuestionNavigator.
 * @keyboard Escape: closes it.
 * @screenReader A modal dialog named by its title; it holds a QuestionNavigator.
 * @status new
 */
export function ExamSheet({ marks, current, onGoTo, onReview, onClose, ...rest }: ExamSheetProps) {
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
      {...rest}
    >
      <Content>
        <Head>
          <Typography variant="title" component="h2" id={titleId}>
            All {marks.length} questions
          </Typography>
          <IconButton aria-label="Close" onClick={onClose}>
            <CrossIcon />
          </IconButton>
        </Head>
        <QuestionNavigator variant="map" marks={marks} current={current} onGoTo={onGoTo} />
        <ExamLegend counts={countMarks(marks)} />
        <Button variant="outlined" onClick={onReview}>
          Review and submit
        </Button>
      </Content>
    </Drawer>
  );
}
