import { color, font, radius, space, type } from '../../theme/style.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { fileSize } from './fileSize.ts';

const Root = styled('li')({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  alignItems: 'center',
  gap: space(1.5),
  padding: `${space(1)} 0`,
  '& + &': { borderTop: `1px solid ${color.line}` },
  // What kind of file it is, as the letters of answers are: in a square.
  '& > span[aria-hidden]': {
    display: 'grid',
    placeItems: 'center',
    height: 44,
    borderRadius: radius.small,
    background: color.sunk,
    color: color.inkSoft,
    font: `700 12px/1 ${font.display}`,
    letterSpacing: '0.02em',
  },
  '& strong': { display: 'block', ...type.small, lineHeight: 1.35, fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { ...type.label, color: color.inkSoft, fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    border: 0,
    borderRadius: radius.pill,
    background: 'none',
    color: color.inkSoft,
    cursor: 'pointer',
  },
  '& button:hover:not(:disabled)': { background: color.wrongSoft, color: color.wrong },
  '& button:disabled': { opacity: 0.5, cursor: 'default' },
});

/** The ending of a file's name, where it says what kind of file it is: "PDF". */
const kindOf = (name: string): string | undefined => /[^.]\.([a-z0-9]{1,4})$/i.exec(name)?.[1]?.toUpperCase();

export interface FileRowProps {
  /** The file's name with its ending. */
  name: string;
  /** Its size in bytes. */
  size: number;
  onRemove: () => void;
  /** It cannot be removed now. */
  isDisabled?: boolean;
}

/** One attached file with the way to take it off. AttachmentPicker lists them. */
export function FileRow({ name, size, onRemove, isDisabled = false }: FileRowProps) {
  return (
    <Root>
      <span aria-hidden>{kindOf(name) ?? <Icon name="clip" />}</span>
      <div>
        <strong>{name}</strong>
        <small>{fileSize(size)}</small>
      </div>
      <button type="button" aria-label={`Remove ${name}`} disabled={isDisabled} onClick={onRemove}>
        <Icon name="cross" />
      </button>
    </Root>
  );
}
