import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { ClipIcon, CrossIcon } from '../../base/icons/icons.tsx';
import { fileKey, fileSize, fitting, totalSize } from './attachments.ts';

const Root = part('div', 'CcAttachedFiles', 'Root', ({ theme }) => ({ marginTop: theme.spacing(1) }));

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

const Row = part(ListItem, 'CcAttachedFiles', 'Row', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
}));

/** What kind of file it is, in a square as the letters of answers are. */
const Kind = part('span', 'CcAttachedFiles', 'Kind', ({ theme }) => ({
  ...theme.typography.mark,
  display: 'grid',
  placeItems: 'center',
  height: 44,
  borderRadius: theme.radius.small,
  background: theme.vars.palette.background.sunk,
  color: theme.vars.palette.text.secondary,
  fontFamily: theme.typography.fontFamilyDisplay,
  // Four letters, as of a DOCX, are narrower than the square.
  fontSize: '0.75em',
  letterSpacing: '0.02em',
}));

const Name = part(Typography, 'CcAttachedFiles', 'Name', { overflowWrap: 'anywhere' });

const Size = part(Typography, 'CcAttachedFiles', 'Size', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightMedium,
  fontVariantNumeric: 'tabular-nums',
  '&[data-too-large]': { color: theme.vars.palette.error.main },
}));

const Remove = part(IconButton, 'CcAttachedFiles', 'Remove', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '&.Mui-disabled': { opacity: 0.5 },
  '@media (hover: hover)': {
    '&:hover': { background: theme.vars.palette.error.soft, color: theme.vars.palette.error.main },
  },
}));

/** The ending of a file's name, where it says what kind of file it is: "PDF". */
const kindOf = (name: string): string | undefined => /[^.]\.([a-z0-9]{1,4})$/i.exec(name)?.[1]?.toUpperCase();

interface AttachedFilesProps {
  /** The files, at least one. */
  files: readonly File[];
  /** How large they may be together, in bytes. */
  maxBytes: number;
  /** Gets a file's place in the list, from 0. */
  onRemove: (at: number) => void;
  /** Nothing can be removed now. */
  disabled: boolean;
}

/** The attached files, and how much of the room they take. */
export function AttachedFiles({ files, maxBytes, onRemove, disabled }: AttachedFilesProps) {
  const total = totalSize(files);
  const fits = fitting(files, maxBytes);
  return (
    <Root>
      <List role="list" aria-label="Attached files" disablePadding>
        {files.map((file, at) => (
          <Row key={fileKey(file)}>
            <Kind aria-hidden>{kindOf(file.name) ?? <ClipIcon />}</Kind>
            <div>
              <Name variant="subtitle2" component="p">
                {file.name}
              </Name>
              <Size variant="label" data-too-large={fits[at] === false || undefined}>
                {fileSize(file.size)}
                {fits[at] === false && ': too large to send, please remove it'}
              </Size>
            </div>
            <Remove aria-label={`Remove ${file.name}`} disabled={disabled} onClick={() => onRemove(at)}>
              <CrossIcon />
            </Remove>
          </Row>
        ))}
      </List>
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
