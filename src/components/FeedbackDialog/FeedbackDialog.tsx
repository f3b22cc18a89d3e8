import { keyframes } from '../../theme/emotion.ts';
import { useId } from 'react';
import { feedback, FEEDBACK_LENGTH, type Feedback } from '../../../contract/messages.ts';
import { color, media, radius, space, type } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { FormFrame } from '../FormFrame/FormFrame.tsx';
import { useValidForm, type SendForm } from '../FormFrame/useValidForm.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { openAtFirstGap } from './openAtFirstGap.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 12px' } });

const Root = styled('dialog')({
  width: `min(560px, 100vw - ${space(3)})`,
  maxHeight: `calc(100dvh - ${space(3)})`,
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  color: color.ink,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: `color-mix(in srgb, ${color.night} 68%, transparent)` },
  [media.narrow]: { padding: space(2.5) },
  [media.motionOk]: { animation: `${appear} 160ms` },
  '& header': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 44px', gap: space(1), marginBottom: space(3) },
  '& h2': { ...type.subheading, fontSize: '26px' },
  '& header p': { ...type.small, gridColumn: '1 / -1', color: color.inkSoft, textWrap: 'balance' },
  // The button stays in sight below a long text.
  '& textarea': { minHeight: 136, maxHeight: '36dvh' },
  '& header button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    justifySelf: 'end',
    margin: '-8px -12px 0 0',
    border: 0,
    borderRadius: radius.pill,
    background: 'none',
    color: color.inkSoft,
    cursor: 'pointer',
  },
  '& header button:hover:not(:disabled)': { background: color.sunk, color: color.ink },
  '& header button:disabled': { opacity: 0.5, cursor: 'default' },
});

const action = { label: 'Send feedback', busyLabel: 'Sending…' };

export interface FeedbackDialogProps {
  /** What stands in the fields at first: the reader's email, and what they wrote before they closed it. */
  initial?: Partial<Feedback>;
  /** Gets all that was typed, at every change. */
  onEdit?: (values: Feedback) => void;
  /** Gets feedback that is valid. What it returns is waited for before anything is sent again. */
  onSubmit: SendForm<Feedback>;
  isSubmitting: boolean;
  /** Why the last feedback was not sent. */
  error?: string | undefined;
  /** Takes it off the page; by Escape, or by its button. While feedback is being sent it stays. */
  onClose: () => void;
}

/**
 * Asks for feedback over the page, which takes no input meanwhile (specification, section 5). It is open as long as it
 * is there; then the focus goes back to where it was. For a longer message with files, lead to the contact page.
 */
export function FeedbackDialog({ initial, onEdit, onSubmit, isSubmitting, error, onClose }: FeedbackDialogProps) {
  const id = useId();
  const { field, submit } = useValidForm(feedback, onSubmit, isSubmitting, {
    ...(initial && { initial }),
    ...(onEdit && { onEdit }),
  });
  return (
    <Root
      ref={openAtFirstGap}
      aria-labelledby={id}
      aria-describedby={`${id}lead`}
      closedby={isSubmitting ? 'none' : 'closerequest'}
      onCancel={(event) => {
        if (isSubmitting) event.preventDefault();
      }}
      onClose={({ currentTarget }) => {
        // In development React closes and opens it once more at its start, and tells of it late.
        if (!currentTarget.open) onClose();
      }}
    >
      <header>
        <h2 id={id}>Give feedback</h2>
        <button type="button" aria-label="Close" disabled={isSubmitting} onClick={onClose}>
          <Icon name="cross" />
        </button>
        <p id={`${id}lead`}>Tell us what is wrong, missing or good. If it is about a question, say which one.</p>
      </header>
      <FormFrame onSubmit={submit} action={action} isSubmitting={isSubmitting} error={error} look="plain">
        <TextInput label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
        <TextArea label="Message" hint={`At least ${FEEDBACK_LENGTH} characters.`} {...field('message')} />
      </FormFrame>
    </Root>
  );
}
