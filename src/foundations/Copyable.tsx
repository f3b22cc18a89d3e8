import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { VisuallyHidden } from '../components/base/VisuallyHidden/VisuallyHidden.tsx';

const Copy = styled('button', { name: 'CcCopyable', slot: 'Copy' })(({ theme }) => ({
  ...theme.typography.label,
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'copy',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': theme.mixins.focusRing,
}));

export interface CopyableProps {
  /** What is shown. */
  children: string;
  /** What a click copies, and what that is called. */
  text: string;
  /** What is copied in its place, from the button's surroundings. */
  read?: (button: HTMLElement) => string;
}

/** A name in the documentation that a click copies in the form in which code takes it. */
export function Copyable({ children, text, read = () => text }: CopyableProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Copy
      type="button"
      title={`Copy ${text}`}
      onClick={({ currentTarget }) =>
        void navigator.clipboard.writeText(read(currentTarget)).then(() => setCopied(true))
      }
      onBlur={() => setCopied(false)}
    >
      {children}
      <span role="status">{isCopied && ' (copied)'}</span>
      <VisuallyHidden>, copy {text}</VisuallyHidden>
    </Copy>
  );
}
