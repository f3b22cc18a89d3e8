import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AlertIcon } from '../../base/icons/icons.tsx';

const Live = styled('span', { name: 'CcFieldHelp', slot: 'Live' })({ display: 'block' });

const Problem = styled('span', { name: 'CcFieldHelp', slot: 'Problem' })(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  color: theme.vars.palette.error.main,
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
}));

const ProblemIcon = styled(AlertIcon, { name: 'CcFieldHelp', slot: 'ProblemIcon' })({ marginTop: 2 });

const Hint = styled('span', { name: 'CcFieldHelp', slot: 'Hint' })({ display: 'block', marginTop: 6 });

export interface FieldHelpProps {
  /** What is wrong, as a sentence; undefined while nothing is. */
  error?: string | undefined;
  /** What helps to fill the field in, also while there is an error. */
  children?: ReactNode;
}

/** The `helperText` of every TextField, and of what looks like one: first what is wrong, then what helps. */
export function FieldHelp({ error, children }: FieldHelpProps) {
  return (
    <>
      {/* It is there before its text, so that an error which appears while somebody types is announced. */}
      <Live aria-live="polite">
        {error !== undefined && (
          <Problem>
            <ProblemIcon />
            {error}
          </Problem>
        )}
      </Live>
      {children !== undefined && <Hint>{children}</Hint>}
    </>
  );
}

const OptionalText = styled('span', { name: 'CcOptional', slot: 'Root' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: 450,
}));

/** The `label` of a field that may stay empty. */
export const optional = (label: string): ReactNode => (
  <>
    {label} <OptionalText>(optional)</OptionalText>
  </>
);
