import { useId, type ReactNode } from 'react';
import { color, font, space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled('div')({
  '& > label': { display: 'inline-block', font: `650 16px/1.4 ${font.text}` },
  '& > label span': { color: color.inkSoft, fontWeight: 450 },
  '& .hint': { color: color.inkSoft, fontSize: '16px', lineHeight: 1.45 },
  '& .control': { marginTop: '6px' },
  '& .error': {
    display: 'flex',
    gap: space(1),
    marginTop: space(1),
    color: color.wrong,
    font: `600 16px/1.4 ${font.text}`,
    overflowWrap: 'anywhere',
  },
  '& .error svg': { flex: 'none', marginTop: '2px' },
});

/** What ties a control to the texts around it; give it all of them. */
export interface FieldControl {
  id: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** What every field says about itself. */
export interface FieldTexts {
  /** What is asked for. It stands above the control and stays there. */
  label: string;
  /** What helps to fill it in; an error does not take its place. */
  hint?: string | undefined;
  /** What is wrong, as a sentence; undefined while nothing is. */
  error?: string | undefined;
  /** The field may stay empty, and its label says so. */
  isOptional?: boolean | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Draws the control. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around one control. Use TextInput and its kin in forms, and this to make another of them. */
export function Field({ label, hint, error, isOptional = false, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}hint`;
  const errorId = error === undefined ? undefined : `${id}error`;
  return (
    <Root>
      <label htmlFor={id}>
        {label} {isOptional && <span>(optional)</span>}
      </label>
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <div className="control">
        {children({
          id,
          required: !isOptional,
          'aria-invalid': error !== undefined,
          // What is wrong is heard first.
          'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        })}
      </div>
      {/* It is there before its text, so that a text which comes while somebody types is read out. */}
      <div aria-live="polite">
        {error !== undefined && (
          <p className="error" id={errorId}>
            <Icon name="alert" />
            {error}
          </p>
        )}
      </div>
    </Root>
  );
}
