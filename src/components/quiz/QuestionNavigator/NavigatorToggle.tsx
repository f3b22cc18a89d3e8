import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { ChevronDownIcon, GridIcon } from '../../base/icons/icons.tsx';

const Root = styled(Button, { name: 'CcNavigatorToggle', slot: 'Root' })(({ theme }) => ({
  minWidth: 0,
  padding: '0 4px',
  margin: '0 0 16px -4px',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'none' } },
}));

const Chevron = styled(ChevronDownIcon, { name: 'CcNavigatorToggle', slot: 'Chevron' })({
  fontSize: 14,
  '&[data-open="true"]': { rotate: '180deg' },
});

export interface NavigatorToggleProps {
  isOpen: boolean;
  /** Id of the panel that it opens and closes. */
  panelId: string;
  /** Keep it stable. */
  onToggle: (isOpen: boolean) => void;
}

/** Opens and closes the navigator's list of questions. */
export const NavigatorToggle = memo(function NavigatorToggle({ isOpen, panelId, onToggle }: NavigatorToggleProps) {
  return (
    <Root
      variant="text"
      size="small"
      startIcon={<GridIcon />}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={() => onToggle(!isOpen)}
    >
      All questions
      <Chevron data-open={isOpen} />
    </Root>
  );
});
