import IconButton from '@mui/material/IconButton';
import ListItem, { type ListItemProps } from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { part } from '../../../theme/part.ts';
import { ClipIcon, CrossIcon } from '../../base/icons/icons.tsx';
import { fileSize } from './attachments.ts';

const Root = part(ListItem, 'CcFileRow', 'Root', ({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
}));

/** What kind of file it is, in a square as the letters of answers are. */
const Kind = part('span', 'CcFileRow', 'Kind', ({ theme }) => ({
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

const Name = part(Typography, 'CcFileRow', 'Name', { overflowWrap: 'anywhere' });

const Size = part(Typography, 'CcFileRow', 'Size', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: theme.typography.fontWeightMedium,
  fontVariantNumeric: 'tabular-nums',
  '&[data-too-large]': { color: theme.vars.palette.error.main },
}));

const Remove = part(IconButton, 'CcFileRow', 'Remove', ({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '&.Mui-disabled': { opacity: 0.5 },
  '@media (hover: hover)': {
    '&:hover': { background: theme.vars.palette.error.soft, color: theme.vars.palette.error.main },
  },
}));

/** The ending of a file's name, where it says what kind of file it is: "PDF". */
const kindOf = (name: string): string | undefined => /[^.]\.([a-z0-9]{1,4})$/i.exec(name)?.[1]?.toUpperCase();

export interface FileRowProps extends Omit<ListItemProps, 'children' | 'name' | 'size'> {
  /** The file's name with its ending. */
  name: string;
  /** Its size in bytes. */
  size: number;
  /** Removes it. */
  onRemove: () => void;
  /** It does not fit in what can be sent. @default false */
  tooLarge?: boolean;
  /** It cannot be removed now. @default false */
  disabled?: boolean;
}

/**
 * One attached file with a button to remove it. AttachmentPicker lists them.
 *
 * @when Inside AttachedFiles, one for each file.
 * @whenNot A file to download: Link.
 * @keyboard Enter, Space: on Remove takes the file out.
 * @screenReader Its name and size; its button says "Remove" and the name. That it is too large is said in words.
 * @status stable
 */
export function FileRow({ name, size, onRemove, tooLarge = false, disabled = false, ...rest }: FileRowProps) {
  return (
    <Root {...rest}>
      <Kind aria-hidden>{kindOf(name) ?? <ClipIcon />}</Kind>
      <div>
        <Name variant="subtitle2" component="p">
          {name}
        </Name>
        <Size variant="label" data-too-large={tooLarge || undefined}>
          {fileSize(size)}
          {tooLarge && ': too large to be sent, please remove it'}
        </Size>
      </div>
      <Remove aria-label={`Remove ${name}`} disabled={disabled} onClick={onRemove}>
        <CrossIcon />
      </Remove>
    </Root>
  );
}
