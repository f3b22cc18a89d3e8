import { memo } from 'react';
import { color, font } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: '8px',
  minHeight: 44,
  padding: '0 4px',
  margin: '0 0 16px -4px',
  border: 0,
  background: 'none',
  color: color.inkSoft,
  font: `600 15px/1 ${font.text}`,
  cursor: 'pointer',
  '&:hover': { color: color.ink },
  '&[aria-expanded="true"] svg:last-child': { rotate: '180deg' },
});

export interface NavigatorToggleProps {
  isOpen: boolean;
  /** Id of what it folds away. */
  panelId: string;
  /** Keep it stable. */
  onToggle: (isOpen: boolean) => void;
}

/** Folds the navigator's questions out and away. */
export const NavigatorToggle = memo(function NavigatorToggle({ isOpen, panelId, onToggle }: NavigatorToggleProps) {
  return (
    <Root type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={() => onToggle(!isOpen)}>
      <Icon name="grid" /> All questions <Icon name="chevronDown" size={14} />
    </Root>
  );
});
