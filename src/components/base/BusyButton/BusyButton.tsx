import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';

const ignore = (event: MouseEvent) => event.preventDefault();

export type BusyButtonProps = ButtonProps;

/**
 * A button whose action takes a moment: unlike MUI's it keeps the focus while `loading`, and its label says why.
 *
 * @when An action that waits for the server.
 * @whenNot The button of a form: FormFrame has one.
 * @do Change the label while `loading`: "Removing…".
 * @dont Show a spinner alone: the label has to say what is going on.
 * @keyboard Enter, Space: presses it; while `loading` nothing happens, and it keeps the focus.
 * @screenReader A button; while `loading` it is said to be unavailable, and its words say what goes on.
 */
export function BusyButton({ loading, onClick, ...rest }: BusyButtonProps) {
  return <Button {...rest} {...(loading ? { 'aria-disabled': true, onClick: ignore } : { onClick })} />;
}
