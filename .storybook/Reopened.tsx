import Button from '@mui/material/Button';
import { type ComponentType, useState } from 'react';

type Closing = { readonly onClose?: () => void };

/** A story of what can be closed, such as a dialog: closed by its reader, it leaves a button that opens it again. */
export function Reopened({ story: Story, args }: { story: ComponentType<{ args: Closing }>; args: Closing }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    args.onClose?.();
    setOpen(false);
  };
  const onClose = Object.assign(close, { code: '() => {}' });
  return isOpen ? <Story args={{ ...args, onClose }} /> : <Button onClick={() => setOpen(true)}>Open</Button>;
}
