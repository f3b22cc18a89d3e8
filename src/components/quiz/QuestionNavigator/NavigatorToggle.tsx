import Button, { type ButtonProps } from '@mui/material/Button';
import { memo } from 'react';
import { part } from '../../../theme/part.ts';
import { ChevronDownIcon, GridIcon } from '../../base/icons/icons.tsx';

const Root = part(Button, 'CcNavigatorToggle', 'Root', ({ theme }) => ({
  minWidth: 0,
  padding: '0 4px',
  color: theme.vars.palette.text.secondary,
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'none' } },
}));

// A little smaller than the words.
const Chevron = part(ChevronDownIcon, 'CcNavigatorToggle', 'Chevron', {
  fontSize: '0.875rem',
  '&[data-open="true"]': { rotate: '180deg' },
});

export interface NavigatorToggleProps extends Omit<ButtonProps, 'children' | 'onToggle'> {
  /** Whether the list is open. */
  expanded: boolean;
  /** Id of the panel that it opens and closes. */
  panelId: string;
  /** Keep it stable. */
  onToggle: (expanded: boolean) => void;
}

/**
 * Opens and closes the navigator's list of questions.
 *
 * @when Inside QuestionNavigator, to open and close it.
 * @whenNot A text that opens: Disclosure.
 * @keyboard Enter, Space: opens and closes the list.
 * @screenReader "All questions", expanded or collapsed.
 * @status stable
 */
export const NavigatorToggle = memo(function NavigatorToggle({
  expanded,
  panelId,
  onToggle,
  onClick,
  ...rest
}: NavigatorToggleProps) {
  return (
    <Root
      variant="text"
      size="small"
      startIcon={<GridIcon />}
      aria-expanded={expanded}
      aria-controls={panelId}
      onClick={(event) => {
        onClick?.(event);
        onToggle(!expanded);
      }}
      {...rest}
    >
      All questions
      <Chevron data-open={expanded} />
    </Root>
  );
});
