import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useId, useState } from 'react';
import { part } from '../../../theme/part.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import type { FieldSlotProps } from '../FormFrame/useValidForm.tsx';

const Count = part('span', 'CcTextArea', 'Count', ({ theme }) => ({
  ...theme.typography.label,
  display: 'block',
  marginTop: theme.spacing(0.75),
  fontWeight: theme.typography.fontWeightMedium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '&[data-over]': { color: theme.vars.palette.error.main, fontWeight: theme.typography.fontWeightBold },
}));

/** How many characters are left when screen readers announce it. */
const stages = [0, 10, 20, 50, 100];

const stageOf = (left: number): number | undefined => (left < 0 ? -1 : stages.find((stage) => left <= stage));

function announcement(left: number): string {
  const characters = `${Math.abs(left)} character${Math.abs(left) === 1 ? '' : 's'}`;
  return left < 0 ? `${characters} too many` : `${characters} left`;
}

/** Announces at a few lengths how many characters are left. */
function CountStatus({ length, limit }: { length: number; limit: number }) {
  const left = limit - length;
  const stage = stageOf(left);
  const [announced, setAnnounced] = useState({ stage, text: '' });
  if (announced.stage !== stage) setAnnounced({ stage, text: stage === undefined ? '' : announcement(left) });
  return <VisuallyHidden role="status">{announced.text}</VisuallyHidden>;
}

export interface TextAreaProps extends Omit<TextFieldProps, 'multiline' | 'slotProps' | 'variant'> {
  /** Counts the characters below the field; a text that is too long is an error, but not cut off. */
  count?: { length: number; limit: number } | undefined;
  /** What a form gives its fields: `input`, the props of MUI's OutlinedInput. */
  slotProps?: FieldSlotProps;
}

/**
 * Text of several lines, for messages. For one line, use TextField.
 *
 * @when A message or a note of several lines.
 * @whenNot A learner's note on a question: NoteEditor.
 * @do Show a limit with `count` before anyone reaches it.
 * @keyboard Enter: starts a new line, and never sends the form. Tab: moves on, and adds nothing to the text.
 * @screenReader At a few lengths it announces how many characters are left, or how many are too many.
 */
export function TextArea({ id: rootId, count, helperText, slotProps, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <TextField
      {...rest}
      id={id}
      multiline
      helperText={
        <>
          {helperText}
          {count && (
            <>
              <Count data-over={count.length > count.limit || undefined}>
                {count.length} of {count.limit} characters
              </Count>
              <CountStatus {...count} />
            </>
          )}
        </>
      }
      slotProps={{
        root: { id: rootId },
        // MUI's own textarea measures itself by style attributes; this one grows by CSS.
        input: { ...slotProps?.input, inputComponent: 'textarea' },
      }}
    />
  );
}
