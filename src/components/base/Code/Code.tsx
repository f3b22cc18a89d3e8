import { type ElementProps, part } from '../../../theme/part.ts';

const Root = part('code', 'CcCode', 'Root', ({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.sunk,
  fontFamily: theme.typography.fontFamilyMono,
  '&[data-block="false"]': {
    padding: '1px 6px',
    borderRadius: 6,
    fontSize: '0.86em',
    fontWeight: theme.typography.fontWeightMedium,
    overflowWrap: 'anywhere',
  },
  '&[data-block="true"]': {
    ...theme.typography.code,
    margin: 0,
    padding: 16,
    borderRadius: theme.radius.medium,
    overflowX: 'auto',
  },
}));

const Text = part('code', 'CcCode', 'Text', ({ theme }) => ({
  fontFamily: 'inherit',
  fontWeight: theme.typography.fontWeightMedium,
}));

export interface CodeProps extends ElementProps<'code'> {
  /** Lines of their own instead of a piece of a sentence. @default false */
  block?: boolean;
}

/** Code within a sentence, or a block of it. RichText and Prose show theirs by it. */
export function Code({ children, block = false, ...rest }: CodeProps) {
  if (!block) {
    return (
      <Root data-block={false} {...rest}>
        {children}
      </Root>
    );
  }
  return (
    // A block wider than the page is scrolled, which has to be possible by keyboard.
    <Root as="pre" data-block tabIndex={0} role="region" aria-label="Code" {...rest}>
      <Text>{children}</Text>
    </Root>
  );
}
