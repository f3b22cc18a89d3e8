import GlobalStyles from '@mui/material/GlobalStyles';
import { type ElementProps, part } from '../../../theme/part.ts';

/** The space beside the page's column. */
const gutter = 'clamp(20px, 4vw, 32px)';

/** In a shorter window, as of a phone on its side or at a zoom of 400%, the bar would take the room to read. */
const tallEnough = '@media (min-height: 480px)';

const Root = part('div', 'CcQuizBar', 'Root', ({ theme }) => ({
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  '--QuizBar-gutter': gutter,
  background: theme.vars.palette.background.default,
  [tallEnough]: {
    position: 'sticky',
    bottom: 0,
    // Above the words on the edges of the answers.
    zIndex: 1,
  },
}));

// What takes the focus is scrolled to above the bar.
const scrollAbove = <GlobalStyles styles={{ html: { [tallEnough]: { scrollPaddingBottom: 144 } } }} />;

export interface QuizBarProps extends ElementProps<'div'> {
  /** The line about the question, and the buttons that lead on. */
  children: ElementProps<'div'>['children'];
}

/**
 * Stays at the lower edge of the window while a question is read, so that its verdict and what leads on are in sight.
 *
 * @when Around VerdictLine and QuizControls, below a question in practice.
 * @whenNot In an exam: QuizControls stay in sight by themselves.
 * @dont More than a line and a row of buttons: the room is needed for reading.
 * @screenReader It says nothing itself. What takes the focus is scrolled to above it.
 * @status stable
 */
export function QuizBar({ children, ...rest }: QuizBarProps) {
  return (
    <Root {...rest}>
      {scrollAbove}
      {children}
    </Root>
  );
}
