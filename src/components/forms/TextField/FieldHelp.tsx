import Stack, { type StackProps } from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { part } from '../../../theme/part.ts';
import { AlertIcon } from '../../base/icons/icons.tsx';

const Problem = part('span', 'CcFieldHelp', 'Problem', ({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  color: theme.vars.palette.error.main,
  fontWeight: theme.typography.fontWeightBold,
  overflowWrap: 'anywhere',
}));

export interface FieldHelpProps extends StackProps {
  /** What is wrong, as a sentence; undefined while nothing is. */
  error?: string | undefined;
  /** What helps to fill the field in, also while there is an error. */
  children?: ReactNode;
}

/**
 * The `helperText` of every TextField, and of fields that look like one: the error first, then the hint.
 *
 * @when Below each field: its hint, and its error while there is one.
 * @whenNot Why a whole form was refused: FormError.
 * @screenReader An error is announced when speech pauses; error and hint describe the field.
 */
export function FieldHelp({ error, children, ...rest }: FieldHelpProps) {
  return (
    <Stack component="span" spacing={0.75} {...rest}>
      {/* It is there before its text, so that an error which appears while someone types is announced. */}
      <span aria-live="polite">
        {error !== undefined && (
          <Problem>
            <AlertIcon sx={{ marginTop: '2px' }} />
            {error}
          </Problem>
        )}
      </span>
      {children !== undefined && <span>{children}</span>}
    </Stack>
  );
}

const OptionalText = part('span', 'CcOptional', 'Root', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightRegular,
}));

/** The `label` of a field that may stay empty. */
export const optional = (label: string): ReactNode => (
  <>
    {label} <OptionalText>(optional)</OptionalText>
  </>
);
