import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { CONTACT_LENGTH, contactMessage, messageTexts, type ContactMessage } from '../../../../contract/messages.ts';
import { AttachmentPicker } from '../AttachmentPicker/AttachmentPicker.tsx';
import { sizeProblem } from '../AttachmentPicker/attachments.ts';
import { FormFrame } from '../FormFrame/FormFrame.tsx';
import { useValidForm } from '../FormFrame/useValidForm.tsx';
import { FormSuccess } from '../FormSuccess/FormSuccess.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { optional } from '../TextField/FieldHelp.tsx';

const Pair = styled('div', { name: 'CcContactForm', slot: 'Pair' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: theme.spacing(3),
}));

const action = { label: 'Send message', busyLabel: 'Sending…' };

/** The content of the form: the fields that have a text, and the files. */
export interface ContactContent {
  values: Partial<ContactMessage>;
  files: readonly File[];
}

export interface ContactFormProps {
  /** Its first content. */
  initial?: ContactContent;
  /** Gets its whole content at every change that somebody makes. */
  onEdit?: (content: ContactContent) => void;
  /** Sends a valid message with its files, and returns whether it was sent. Then the form is emptied. */
  onSubmit: (message: ContactMessage, files: readonly File[]) => Promise<boolean>;
  isSubmitting: boolean;
  /** Why the last message was not sent. */
  error?: string | undefined;
}

/**
 * A message to the site's people (specification, section 5), checked at every change and again on submit. Whatever
 * fails, all that was typed and attached stays.
 */
export function ContactForm({ initial, onEdit, onSubmit, isSubmitting, error }: ContactFormProps) {
  const [files, setFiles] = useState<readonly File[]>(initial?.files ?? []);
  const [length, setLength] = useState(initial?.values.message?.length ?? 0);
  const [isSent, setSent] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const { field, values, submit } = useValidForm(contactMessage, send, isSubmitting, {
    isLive: true,
    ...(initial && { initial: initial.values }),
    onEdit: (typed) => edit({ values: typed, files }),
  });

  function edit(content: ContactContent) {
    setSent(false);
    setBlocked(false);
    setFiles(content.files);
    setLength(content.values.message?.length ?? 0);
    onEdit?.(content);
  }
  async function send(valid: ContactMessage): Promise<boolean> {
    setSent(false);
    if (sizeProblem(files) !== undefined) {
      setBlocked(true);
      picker.current?.focus();
      return false;
    }
    const wasSent = await onSubmit(valid, files);
    if (wasSent) {
      setSent(true);
      setFiles([]);
      setLength(0);
    }
    return wasSent;
  }

  return (
    <FormFrame
      onSubmit={submit}
      action={action}
      isSubmitting={isSubmitting}
      error={isBlocked ? `This message can't be sent yet. ${sizeProblem(files)}` : error}
      note="We use your email to answer you, and for nothing else."
      look="wide"
    >
      <Pair>
        <TextField label={optional('Name')} autoComplete="name" {...field('name')} />
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="email"
          {...field('email', { inputMode: 'email' })}
        />
      </Pair>
      <TextField label={optional('Subject')} autoComplete="off" {...field('subject')} />
      <TextArea label="Message" required count={{ length, limit: CONTACT_LENGTH }} {...field('message')} />
      <AttachmentPicker
        files={files}
        onChange={(next) => edit({ values: values(), files: next })}
        isDisabled={isSubmitting}
        ref={picker}
      />
      <FormSuccess>{isSent ? messageTexts.contactSent : undefined}</FormSuccess>
    </FormFrame>
  );
}
