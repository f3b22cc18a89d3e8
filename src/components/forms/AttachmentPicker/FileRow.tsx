import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ClipIcon, CrossIcon } from '../../base/icons/icons.tsx';
import { fileSize } from './attachments.ts';

const Root = styled(ListItem, { name: 'CcFileRow', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 0),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
}));

/** What kind of file it is, in a square as the letters of answers are. */
const Kind = styled('span', { name: 'CcFileRow', slot: 'Kind' })(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: 44,
  borderRadius: theme.radius.small,
  background: theme.vars.palette.background.sunk,
  color: theme.vars.palette.text.secondary,
  fontFamily: theme.typography.fontFamilyDisplay,
  fontSize: 12,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '0.02em',
}));

const Name = styled(Typography, { name: 'CcFileRow', slot: 'Name' })({
  lineHeight: 1.35,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

const Size = styled(Typography, { name: 'CcFileRow', slot: 'Size' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  '&[data-too-large]': { color: theme.vars.palette.error.main },
}));

const Remove = styled(IconButton, { name: 'CcFileRow', slot: 'Remove' })(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '&.Mui-disabled': { opacity: 0.5 },
  '@media (hover: hover)': {
    '&:hover': { background: theme.vars.palette.error.soft, color: theme.vars.palette.error.main },
  },
}));

/** The ending of a file's name, where it says what kind of file it is: "PDF". */
const kindOf = (name: string): string | undefined => /[^.]\.([a-z0-9]{1,4})$/i.exec(name)?.[1]?.toUpperCase();

export interface FileRowProps {
  /** The file's name with its ending. */
  name: string;
  /** Its size in bytes. */
  size: number;
  onRemove: () => void;
  /** It does not fit in what can be sent. */
  isTooLarge?: boolean;
  /** It cannot be removed now. */
  isDisabled?: boolean;
}

/** One attached file with a button to remove it. AttachmentPicker lists them. */
export function FileRow({ name, size, onRemove, isTooLarge = false, isDisabled = false }: FileRowProps) {
  return (
    <Root>
      <Kind aria-hidden>{kindOf(name) ?? <ClipIcon />}</Kind>
      <div>
        <Name variant="body2">{name}</Name>
        <Size variant="label" data-too-large={isTooLarge || undefined}>
          {fileSize(size)}
          {isTooLarge && ': too large to be sent, please remove it'}
        </Size>
      </div>
      <Remove aria-label={`Remove ${name}`} disabled={isDisabled} onClick={onRemove}>
        <CrossIcon />
      </Remove>
    </Root>
  );
}
