import { ATTACHMENT_BYTES } from '../../../contract/messages.ts';
import { color, radius, space, type } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { fileKey } from './addFiles.ts';
import { totalSize } from './attachmentTexts.ts';
import { FileRow } from './FileRow.tsx';
import { fileSize } from './fileSize.ts';

const Root = styled('div')({
  '& ul': { margin: `${space(1)} 0 0`, padding: 0, listStyle: 'none' },
  '& p': {
    ...type.label,
    margin: `${space(1)} 0 ${space(0.75)}`,
    color: color.inkSoft,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .room': { height: 6, overflow: 'hidden', borderRadius: radius.pill, background: color.line },
  '& .room > div': { height: '100%', borderRadius: radius.pill, background: color.action },
  '&[data-over] .room > div': { background: color.wrong },
});

export interface AttachedFilesProps {
  /** At least one. */
  files: readonly File[];
  /** Gets a file's place in the list, from 0. */
  onRemove: (at: number) => void;
  /** Nothing can be removed now. */
  isDisabled: boolean;
}

/** What is attached, and how much of the room it takes. AttachmentPicker shows it. */
export function AttachedFiles({ files, onRemove, isDisabled }: AttachedFilesProps) {
  const total = totalSize(files);
  return (
    <Root data-over={total > ATTACHMENT_BYTES || undefined}>
      <ul role="list" aria-label="Attached files">
        {files.map((file, at) => (
          <FileRow
            key={fileKey(file)}
            name={file.name}
            size={file.size}
            isDisabled={isDisabled}
            onRemove={() => onRemove(at)}
          />
        ))}
      </ul>
      <p>
        {fileSize(total)} of {fileSize(ATTACHMENT_BYTES)}
      </p>
      <div className="room">
        <div style={{ width: `${Math.min(1, total / ATTACHMENT_BYTES) * 100}%` }} />
      </div>
    </Root>
  );
}
