import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { styled } from '../../theme/styled.ts';
import { Field, type FieldControl, type FieldTexts } from '../Field/Field.tsx';
import { controlLook } from '../Field/controlLook.ts';
import { CharacterCount } from './CharacterCount.tsx';

// It grows with its text where the browser can do that, and can be pulled larger everywhere.
const Control = styled('textarea')({
  ...controlLook,
  minHeight: 160,
  maxHeight: 480,
  resize: 'vertical',
  fieldSizing: 'content',
});

type OwnAttributes = 'className' | 'style' | 'children' | 'maxLength' | keyof FieldControl;

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, OwnAttributes>, FieldTexts {
  /** What the value is called in the form. */
  name: string;
  /** Counts the characters below the field; what is too long is said, not cut off. */
  count?: { length: number; limit: number };
  /** The textarea itself, to move the focus to it. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text of several lines with its label. Use it for messages; one line of text has TextInput. */
export function TextArea({ label, hint, error, isOptional, count, ...rest }: TextAreaProps) {
  const countId = useId();
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <>
          <Control
            {...rest}
            {...control}
            aria-describedby={[control['aria-describedby'], count && countId].filter(Boolean).join(' ') || undefined}
          />
          {count && <CharacterCount id={countId} {...count} />}
        </>
      )}
    </Field>
  );
}
