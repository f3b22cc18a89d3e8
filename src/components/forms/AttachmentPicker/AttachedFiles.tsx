import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ATTACHMENT_BYTES } from '../../../../contract/messages.ts';
import { fileKey, fileSize, fitting, totalSize } from './attachments.ts';
import { FileRow } from './FileRow.tsx';

const Files = styled(List, { name: 'CcAttachedFiles', slot: 'Files' })(({ theme }) => ({
  marginTop: theme.spacing(1),
})) as typeof List; // styled forgets the attributes of its element

const Total = styled(Typography, { name: 'CcAttachedFiles', slot: 'Total' })(({ theme }) => ({
  display: 'block',
  margin: theme.spacing(1, 0, 0.75),
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
}));

const Room = styled(LinearProgress, { name: 'CcAttachedFiles', slot: 'Room' })(({ theme }) => ({
  height: 6,
  borderRadius: theme.radius.pill,
  backgroundColor: theme.vars.palette.divider,
}));

export interface AttachedFilesProps {
  /** At least one. */
  files: readonly File[];
  /** Gets a file's place in the list, from 0. */
  onRemove: (at: number) => void;
  /** Nothing can be removed now. */
  isDisabled: boolean;
}

/** The attached files, and how much of the room they take. AttachmentPicker shows it. */
export function AttachedFiles({ files, onRemove, isDisabled }: AttachedFilesProps) {
  const total = totalSize(files);
  const fits = fitting(files);
  return (
    <>
      <Files role="list" aria-label="Attached files" disablePadding>
        {files.map((file, at) => (
          <FileRow
            key={fileKey(file)}
            name={file.name}
            size={file.size}
            isTooLarge={fits[at] === false}
            isDisabled={isDisabled}
            onRemove={() => onRemove(at)}
          />
        ))}
      </Files>
      <Total variant="label">
        {fileSize(total)} of {fileSize(ATTACHMENT_BYTES)}
      </Total>
      <Room
        aria-hidden // the words above say the same
        variant="determinate"
        value={Math.min(100, (total / ATTACHMENT_BYTES) * 100)}
        color={total > ATTACHMENT_BYTES ? 'error' : 'primary'}
      />
    </>
  );
}
