import { useDefaultProps } from '@mui/material/DefaultPropsProvider';
import type { ExamMark } from '../../../../domain/exam/status.ts';
import { type ElementProps, ownerState, part } from '../../../theme/part.ts';
import { useTabStop } from '../QuestionNavigator/useTabStop.ts';
import { ExamMapCell } from './ExamMapCell.tsx';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    CcExamMap: 'root' | 'cells';
  }
  interface ComponentsPropsList {
    CcExamMap: ExamMapProps;
  }
}

const Root = part('div', 'CcExamMap', 'Root')({});

const Cells = part(
  'ol',
  'CcExamMap',
  'Cells',
)(({ theme }) => ({
  display: 'grid',
  // Fifteen in the page's column, six beside a question, seven on most phones.
  gridTemplateColumns: 'repeat(auto-fill, minmax(48px, 1fr))',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))' },
}));

export interface ExamMapProps extends Omit<ElementProps<'div'>, 'children'> {
  /** How each question stands, in order. */
  marks: readonly ExamMark[];
  /** Position of the question on show, from 0; null where there is none. */
  current: number | null;
  /** Jumps to a question. Keep it stable. */
  onGoTo: (index: number) => void;
}

/** All questions of an exam by number. The Tab key stops once at it, and arrow keys move inside. */
export function ExamMap(inProps: ExamMapProps) {
  const props = useDefaultProps({ props: inProps, name: 'CcExamMap' });
  const { marks, current, onGoTo, ...rest } = props;
  const { tabStop, onFocus, onKeyDown } = useTabStop(current ?? 0, 0, marks.length);
  return (
    <Root role="navigation" aria-label="Questions" {...ownerState(props)} {...rest}>
      <Cells role="list" onKeyDown={onKeyDown}>
        {marks.map(({ status, flagged }, index) => (
          <ExamMapCell
            key={index}
            index={index}
            status={status}
            flagged={flagged}
            selected={index === current}
            tabStop={index === tabStop}
            onGoTo={onGoTo}
            onCellFocus={onFocus}
          />
        ))}
      </Cells>
    </Root>
  );
}
