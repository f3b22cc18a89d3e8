import type { MouseEvent } from 'react';
import { color, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginTop: space(2),
  paddingTop: space(2),
  borderTop: `1px solid ${color.line}`,
  '& span': { color: color.inkSoft },
});

export interface FeedbackCallProps {
  /** Opens the FeedbackDialog. */
  onOpen: (event: MouseEvent<HTMLElement>) => void;
  /** It has been asked for, and is on its way. */
  isOpening: boolean;
}

/** The last line of a quiz and of its results: the way to say what is wrong, missing or good. */
export const FeedbackCall = ({ onOpen, isOpening }: FeedbackCallProps) => (
  <Root>
    <span>Found a mistake?</span>
    <Button variant="line" size="small" onClick={onOpen} isBusy={isOpening}>
      <Icon name="speech" />
      Give feedback
    </Button>
  </Root>
);
