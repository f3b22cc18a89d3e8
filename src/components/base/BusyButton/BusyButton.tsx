import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';

const ignore = (event: MouseEvent) => event.preventDefault();

export type BusyButtonProps = ButtonProps;

/**
 * A button for an action that takes a moment. Unlike MUI's, it keeps focus while `loading`, and its label says why.
 *
 * @when An action that waits for the server.
 * @whenNot The button of a form: FormFrame has one.
 * @keyboard Enter, Space: presses it. While `loading`, nothing happens and it keeps focus.
 * @screenReader A button. While `loading`, it is announced as unavailable, and its label says what is happening.
 */
export function BusyButton({ loading, onClick, ...rest }: BusyButtonProps) {
  return <Button {...rest} {...(loading ? { 'aria-disabled': true, onClick: ignore } : { onClick })} />;
}
