import Button from '@mui/material/Button';
import { type ComponentType, useState } from 'react';
import { focusOnMount } from '../src/mocks/focusOnMount.ts';

interface ReopenedProps {
  readonly story: ComponentType<{ args: object }>;
  readonly args: Readonly<Record<string, unknown>>;
  readonly leaves: readonly string[] | undefined;
}

const closes = ['onClose', 'onSave', 'onRemove'];

/** A story of what can be closed, such as a dialog, or left: it leaves a button that brings it back. */
export function Reopened({ story: Story, args, leaves = 'onClose' in args ? closes : [] }: ReopenedProps) {
  const [isOpen, setOpen] = useState(true);
  const closing = leaves.flatMap((name) => {
    const { [name]: handle } = args;
    const close = (...given: unknown[]) => {
      if (typeof handle === 'function') handle(...given);
      setOpen(false);
    };
    return handle ? [[name, Object.assign(close, { code: '() => {}' })]] : [];
  });
  return isOpen ? (
    <Story args={{ ...args, ...Object.fromEntries(closing) }} />
  ) : (
    <Button ref={focusOnMount} onClick={() => setOpen(true)}>
      {'onClose' in args ? 'Open' : 'Back'}
    </Button>
  );
}
