import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { RichText } from '../../base/RichText/RichText.tsx';

const Root = part('div', 'CcNoteText', 'Root', ({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.radius.small,
  background: theme.vars.palette.background.sunk,
  // Forced colours take the background away.
  '@media (forced-colors: active)': { border: '1px solid' },
}));

const Text = part('div', 'CcNoteText', 'Text', ({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '68ch',
  // The lines stay as they were typed.
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

export interface NoteTextProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The learner's own words; code between backticks. */
  text: string;
  /** The label above the note. @default 'Your note' */
  label?: string;
}

/**
 * A learner's own note on a question, with its code shown as code.
 *
 * @when A note to be read, below a question, in a list of questions, and as the preview of the NoteEditor.
 * @whenNot The text of a question, an answer or an explanation: RichText.
 * @dont Cut off a long note: to read all of it, the learner would have to edit it.
 * @screenReader A group named by its label; in it the text.
 * @status new
 */
export function NoteText({ text, label = 'Your note', ...rest }: NoteTextProps) {
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id} {...rest}>
      <Typography variant="label" component="p" color="textSecondary" id={id}>
        {label}
      </Typography>
      <Text>
        <RichText text={text} />
      </Text>
    </Root>
  );
}
