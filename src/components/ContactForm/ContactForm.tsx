import { useRef, useState } from 'react';
import { CONTACT_LENGTH, contactMessage, messageTexts, type ContactMessage } from '../../../contract/messages.ts';
import { space } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { AttachmentPicker } from '../AttachmentPicker/AttachmentPicker.tsx';
import { sizeProblem } from '../AttachmentPicker/attachmentTexts.ts';
import { FormFrame } from '../FormFrame/FormFrame.tsx';
import { useValidForm } from '../FormFrame/useValidForm.ts';
import { FormSuccess } from '../FormSuccess/FormSuccess.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: space(3),
});

const action = { label: 'Send message', busyLabel: 'Sending…' };

/** What stands in the form: the fields that have a text, and the files. */
export interface ContactContent {
  values: Partial<ContactMessage>;
  files: readonly File[];
}

export interface ContactFormProps {
  /** What stands in it at first. */
  initial?: ContactContent;
  /** Gets all that stands in it, at every change that somebody makes. */
  onEdit?: (content: ContactContent) => void;
  /** Gets a message that is valid, with its files, and answers whether it was sent. Then the form is emptied. */
  onSubmit: (message: ContactMessage, files: readonly File[]) => Promise<boolean>;
  isSubmitting: boolean;
  /** Why the last message was not sent. */
  error?: string | undefined;
}

/**
 * A message to the site's people (specification, section 5), checked while it is written and again when it is sent.
 * Whatever fails, all that was typed and attached stays.
 */
export function ContactForm({ initial, onEdit, onSubmit, isSubmitting, error }: ContactFormProps) {
  const [files, setFiles] = useState<readonly File[]>(initial?.files ?? []);
  const [length, setLength] = useState(initial?.values.message?.length ?? 0);
  const [isSent, setSent] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const { field, values, submit } = useValidForm(contactMessage, send, isSubmitting, {
    isLive: true,
    ...(initial && { initial: initial.values }),
    onEdit: (typed) => edit({ values: typed, files }),
  });

  function edit(content: ContactContent) {
    setSent(false);
    setFiles(content.files);
    setLength(content.values.message?.length ?? 0);
    onEdit?.(content);
  }
  async function send(valid: ContactMessage): Promise<boolean> {
    setSent(false);
    if (sizeProblem(files) !== undefined) {
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
      error={error}
      aside={<p>We use your email to answer you, and for nothing else.</p>}
      look="wide"
    >
      <Pair>
        <TextInput label="Name" isOptional autoComplete="name" {...field('name')} />
        <TextInput label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      </Pair>
      <TextInput label="Subject" isOptional autoComplete="off" {...field('subject')} />
      <TextArea label="Message" count={{ length, limit: CONTACT_LENGTH }} {...field('message')} />
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
