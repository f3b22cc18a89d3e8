import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('div', 'CcShareBar', 'Root', ({ theme }) => ({
  position: 'relative',
  height: 8,
  borderRadius: theme.radius.pill,
  background: theme.vars.palette.divider,
}));

const Fill = part('div', 'CcShareBar', 'Fill', ({ theme }) => ({
  height: '100%',
  borderRadius: 'inherit',
  background: theme.vars.palette.accent,
  '&[data-below="true"]': { background: theme.vars.palette.secondary.main },
}));

const Mark = part('div', 'CcShareBar', 'Mark', ({ theme }) => ({
  position: 'absolute',
  insetBlock: -4,
  width: 2,
  background: theme.vars.palette.text.primary,
}));

export interface ShareBarProps extends Omit<ElementProps<'div'>, 'children'> {
  /** In percent, from 0 to 100. */
  value: number;
  /** A line across it, such as the pass mark, in percent. */
  mark?: number | undefined;
}

/**
 * A percentage of correct answers as a bar, with the pass mark as a line across it; amber below the mark.
 *
 * @when The score of a section or an exam, beside its number.
 * @whenNot Progress of something that is running: MUI's LinearProgress.
 * @screenReader Hidden from screen readers: the text beside it says the same.
 * @status new
 */
export const ShareBar = ({ value, mark, ...rest }: ShareBarProps) => (
  <Root aria-hidden {...rest}>
    <Fill data-below={mark !== undefined && value < mark} sx={{ width: `${value}%` }} />
    {mark !== undefined && <Mark sx={{ insetInlineStart: `${mark}%` }} />}
  </Root>
);
