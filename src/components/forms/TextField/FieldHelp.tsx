import type { ReactNode } from 'react';
import { type ElementProps, part } from '../../../theme/part.ts';
import { AlertIcon } from '../../base/icons/icons.tsx';

const Root = part('span', 'CcFieldHelp', 'Root', { display: 'block' });

const Problem = part('span', 'CcFieldHelp', 'Problem', ({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  color: theme.vars.palette.error.main,
  fontWeight: theme.typography.fontWeightBold,
  overflowWrap: 'anywhere',
}));

const ProblemIcon = part(AlertIcon, 'CcFieldHelp', 'ProblemIcon', { marginTop: 2 });

const Hint = part('span', 'CcFieldHelp', 'Hint', { display: 'block', marginTop: 6 });

export interface FieldHelpProps extends ElementProps<'span'> {
  /** What is wrong, as a sentence; undefined while nothing is. */
  error?: string | undefined;
  /** What helps to fill the field in, also while there is an error. */
  children?: ReactNode;
}

/**
 * The `helperText` of every TextField, and of what looks like one: first what is wrong, then what helps.
 *
 * @when Below each field: its hint, and its error while there is one.
 * @whenNot Why a whole form was refused: FormError.
 * @screenReader An error is announced when the reader pauses, while it appears; the field says error and hint as its
 *   description.
 */
export function FieldHelp({ error, children, ...rest }: FieldHelpProps) {
  return (
    <Root {...rest}>
      {/* It is there before its text, so that an error which appears while someone types is announced. */}
      <span aria-live="polite">
        {error !== undefined && (
          <Problem>
            <ProblemIcon />
            {error}
          </Problem>
        )}
      </span>
      {children !== undefined && <Hint>{children}</Hint>}
    </Root>
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
