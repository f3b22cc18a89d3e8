import type { InputHTMLAttributes, Ref } from 'react';
import { styled } from '../../theme/styled.ts';
import { Field, type FieldControl, type FieldTexts } from '../Field/Field.tsx';
import { controlLook } from '../Field/controlLook.ts';

const Control = styled('input')(controlLook);

type OwnAttributes = 'className' | 'style' | 'children' | keyof FieldControl;

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, OwnAttributes>, FieldTexts {
  /** What the value is called in the form; browsers keep what was typed under it. */
  name: string;
  /** What is typed, which chooses a phone's keyboard. For passwords use PasswordInput. */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** The input itself, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label. Use it for every such field of a form; a search has its own. */
export function TextInput({ label, hint, error, isOptional, type = 'text', ...rest }: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <Control type={type} {...rest} {...control} />}
    </Field>
  );
}
