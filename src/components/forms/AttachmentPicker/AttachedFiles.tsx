import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { type ElementProps, part } from '../../../theme/part.ts';
import { fileKey, fileSize, fitting, totalSize } from './attachments.ts';
import { FileRow } from './FileRow.tsx';

const Root = part('div', 'CcAttachedFiles', 'Root', {});

const Files = part(List, 'CcAttachedFiles', 'Files', {});

const Total = part(Typography, 'CcAttachedFiles', 'Total', ({ theme }) => ({
  display: 'block',
  margin: theme.spacing(1, 0, 0.75),
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightMedium,
  fontVariantNumeric: 'tabular-nums',
}));

const Room = part(LinearProgress, 'CcAttachedFiles', 'Room', ({ theme }) => ({
  height: 6,
  borderRadius: theme.radius.pill,
  backgroundColor: theme.vars.palette.divider,
}));

export interface AttachedFilesProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The files, at least one. */
  files: readonly File[];
  /** How large they may be together, in bytes. */
  maxBytes: number;
  /** Gets a file's place in the list, from 0. */
  onRemove: (at: number) => void;
  /** Nothing can be removed now. */
  disabled: boolean;
}

/**
 * The attached files, and how much of the room they take. AttachmentPicker shows it.
 *
 * @when Inside AttachmentPicker, which shows it.
 * @whenNot Files that are only shown: a list of links.
 * @keyboard Tab: moves from one Remove button to the next.
 * @screenReader A list with the name "Attached files", and below it how much of the room is taken.
 * @status stable
 */
export function AttachedFiles({ files, maxBytes, onRemove, disabled, ...rest }: AttachedFilesProps) {
  const total = totalSize(files);
  const fits = fitting(files, maxBytes);
  return (
    <Root {...rest}>
      <Files role="list" aria-label="Attached files" disablePadding>
        {files.map((file, at) => (
          <FileRow
            key={fileKey(file)}
            name={file.name}
            size={file.size}
            tooLarge={fits[at] === false}
            disabled={disabled}
            onRemove={() => onRemove(at)}
          />
        ))}
      </Files>
      <Total variant="label">
        {fileSize(total)} of {fileSize(maxBytes)}
      </Total>
      <Room
        aria-hidden // the words above say the same
        variant="determinate"
        value={Math.min(100, (total / maxBytes) * 100)}
        color={total > maxBytes ? 'error' : 'primary'}
      />
    </Root>
  );
}
