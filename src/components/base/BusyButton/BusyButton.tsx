import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * A button whose action takes a moment. While it is `loading` it takes no press, but keeps the focus, which MUI's own
 * gives up as it is disabled then; its words say what goes on. For all other actions use MUI's button.
 */
export function BusyButton({ loading, onClick, ...rest }: ButtonProps) {
  return <Button {...rest} {...(loading ? { 'aria-disabled': true, onClick: ignore } : { onClick })} />;
}
