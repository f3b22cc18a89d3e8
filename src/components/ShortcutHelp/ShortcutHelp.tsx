import { styled } from '../../theme/styled.ts';
import { memo } from 'react';
import { color, space, type } from '../../theme/style.ts';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(3)}`,
  marginTop: space(3),
  color: color.inkSoft,
  ...type.label,
  fontWeight: 500,
  '& label': { display: 'inline-flex', alignItems: 'center', gap: space(1), minHeight: 44, cursor: 'pointer' },
  '& input': { width: 20, height: 20, margin: 0, accentColor: color.action },
  // Keys are of no use where there is no keyboard.
  '@media (hover: none)': { '& > *': { display: 'none' } },
});

export interface ShortcutHelpProps {
  /** Whether letters and numbers pick answers. */
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Says which keys the quiz takes, and switches the single ones off. */
export const ShortcutHelp = memo(function ShortcutHelp({ isOn, onToggle }: ShortcutHelpProps) {
  return (
    <Root>
      <span>Left and right arrow keys move between questions.</span>
      <label>
        <input type="checkbox" checked={isOn} onChange={(event) => onToggle(event.target.checked)} />
        Pick with A, B, C or 1, 2, 3
      </label>
    </Root>
  );
});
