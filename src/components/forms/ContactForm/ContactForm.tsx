import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useIsHydrated } from '../../../hooks/useIsHydrated.ts';
import { AttachmentPicker } from '../AttachmentPicker/AttachmentPicker.tsx';
import { sizeProblem, type AttachmentLimits } from '../AttachmentPicker/attachments.ts';
import { FormFrame, type ValidFormProps } from '../FormFrame/FormFrame.tsx';
import { useValidForm } from '../FormFrame/useValidForm.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { optional } from '../TextField/FieldHelp.tsx';

const action = { label: 'Send message', loadingLabel: 'Sending…' };
const subjectHint = 'Pick one or write your own.';

/** What the form asks for; name and subject may be empty. */
type ContactValues = { name: string; email: string; subject: string; message: string };

/** The content of the form: the fields that have a text, and the files. */
export interface ContactContent {
  /** What was typed. */
  values: Partial<ContactValues>;
  /** What was attached. */
  files: readonly File[];
}

export interface ContactFormProps extends Omit<ValidFormProps<ContactValues>, 'onSubmit' | 'success'> {
  /** The initial content. Fields: `values`, which are `name`, `email`, `subject`, and `message`, and `files`. */
  initial?: ContactContent;
  /** Called with the whole content, `values` and `files`, after each change. */
  onEdit?: (content: ContactContent) => void;
  /** Sends valid `name`, `email`, `subject`, and `message` with files. If it returns true, the form is emptied. */
  onSubmit: (message: ContactValues, files: readonly File[]) => Promise<boolean>;
  /** How long the message may be, and what may be attached. Fields: `characters`, `files`, `bytes`, `endings`. */
  limits: AttachmentLimits & { readonly characters: number };
  /** What is said once a message was sent. */
  success: string;
  /** Subjects to pick from. Each: `label`, `subject`, and a `hint` on what to write. */
  subjects: readonly { label: string; subject: string; hint: string }[];
}

/**
 * A message to the people behind the site (docs/product.md 6.4). Input and attachments survive every failure.
 *
 * @when On the contact page.
 * @whenNot A short word about a question: FeedbackDialog.
 * @do Say in `note` when a reply comes: in `success` alone, it comes after the decision to write.
 * @keyboard Enter: sends it from a line of text; if a field is wrong, the focus moves to the first of those.
 * @screenReader Errors are said while someone types, characters left near the limit, and success as a status.
 */
export function ContactForm({
  schema,
  initial,
  onEdit,
  onSubmit,
  limits,
  success,
  subjects,
  loading,
  ...rest
}: ContactFormProps) {
  const [files, setFiles] = useState<readonly File[]>(initial?.files ?? []);
  const [length, setLength] = useState(initial?.values.message?.length ?? 0);
  const [isSent, setSent] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const picker = useRef<HTMLInputElement>(null);
  const { field, fill, typed, values, submit } = useValidForm(schema, send, loading, {
    isLive: true,
    ...(initial && { initial: initial.values }),
    onEdit: (typed) => edit({ values: typed, files }),
  });

  // A prerendered page knows its address without the subject in it.
  const isHydrated = useIsHydrated();
  const picked = subjects.find(({ subject }) => isHydrated && subject === typed.subject);

  function edit(content: ContactContent) {
    setSent(false);
    setFiles(content.files);
    setLength(content.values.message?.length ?? 0);
    onEdit?.(content);
  }
  async function send(valid: ContactValues): Promise<boolean> {
    setSent(false);
    if (sizeProblem(files, limits.bytes) !== undefined) {
      picker.current?.focus();
      return false;
    }
    const wasSent = await onSubmit(valid, files);
    if (wasSent) {
      setSent(true);
      setSentCount((count) => count + 1);
      setFiles([]);
      setLength(0);
    }
    return wasSent;
  }

  return (
    <FormFrame
      onSubmit={submit}
      action={action}
      loading={loading}
      success={isSent ? success : ''}
      variant="wide"
      {...rest}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <TextField label={optional('Name')} autoComplete="name" {...field('name')} />
        <TextField label="Email" type="email" required autoComplete="email" {...field('email')} />
      </Stack>
      <Stack spacing={1.5}>
        <TextField label={optional('Subject')} autoComplete="off" {...field('subject', { hint: subjectHint })} />
        <Stack role="group" aria-label="Common subjects" direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {subjects.map((item) => (
            <Button
              key={item.label}
              size="small"
              variant={item === picked ? 'contained' : 'outlined'}
              aria-pressed={item === picked}
              onClick={() => fill('subject', item.subject)}
              sx={{ paddingInline: 1.5 }}
            >
              {item.label}
            </Button>
          ))}
        </Stack>
      </Stack>
      <TextArea
        label="Message"
        required
        count={{ length, limit: limits.characters }}
        {...field('message', { hint: picked?.hint })}
      />
      <AttachmentPicker
        // With a message that was sent goes what was said about its files.
        key={sentCount}
        files={files}
        onChange={(next) => edit({ values: values(), files: next })}
        limits={limits}
        disabled={loading}
        inputRef={picker}
      />
    </FormFrame>
  );
}
