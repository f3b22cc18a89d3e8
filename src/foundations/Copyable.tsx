import Link from '@mui/material/Link';
import { useState } from 'react';
import { VisuallyHidden } from '../components/base/VisuallyHidden/VisuallyHidden.tsx';

const copy = { minHeight: 24, textAlign: 'inherit', overflowWrap: 'anywhere', cursor: 'copy' };

export interface CopyableProps {
  /** What is shown. */
  children: string;
  /** What a click copies, and what that is called. */
  text: string;
  /** What is copied in its place, from the button's surroundings. */
  read?: (button: HTMLElement) => string;
  /** Whether a click anywhere on what it stands in copies, too. @default false */
  covers?: boolean;
}

/** A name in the documentation that a click copies in the form in which code takes it. */
export function Copyable({ children, text, read = () => text, covers = false }: CopyableProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Link
      component="button"
      type="button"
      variant="label"
      underline="hover"
      sx={copy}
      title={`Copy ${text}`}
      data-covers={covers || undefined}
      onClick={({ currentTarget }) =>
        void navigator.clipboard.writeText(read(currentTarget)).then(() => setCopied(true))
      }
      onBlur={() => setCopied(false)}
    >
      {isCopied ? (
        <span role="status">Copied</span>
      ) : (
        // A long name breaks behind its dots.
        children.replaceAll('.', '.\u200b')
      )}
      <VisuallyHidden>, copy {text}</VisuallyHidden>
    </Link>
  );
}
