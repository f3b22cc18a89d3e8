import Button from '@mui/material/Button';
import { type ComponentType, useState } from 'react';

type Handlers = { readonly [Name in 'onClose' | 'onSave' | 'onRemove']?: (...given: unknown[]) => unknown };

/** A story of what can be closed, such as a dialog: closed by its reader, it leaves a button that opens it again. */
export function Reopened({ story: Story, args }: { story: ComponentType<{ args: Handlers }>; args: Handlers }) {
  const [isOpen, setOpen] = useState(true);
  const closing = (['onClose', 'onSave', 'onRemove'] as const).flatMap((name) => {
    const { [name]: handle } = args;
    const close = (...given: unknown[]) => {
      handle?.(...given);
      setOpen(false);
    };
    return handle ? [[name, Object.assign(close, { code: '() => {}' })]] : [];
  });
  return isOpen ? (
    <Story args={{ ...args, ...Object.fromEntries(closing) }} />
  ) : (
    <Button onClick={() => setOpen(true)}>Open</Button>
  );
}
