import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Inline = styled('code', { name: 'CcCode', slot: 'Inline' })(({ theme }) => ({
  fontFamily: theme.typography.fontFamilyMono,
  fontWeight: 500,
  fontSize: '0.86em',
  background: theme.vars.palette.background.sunk,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  padding: '1px 6px',
  overflowWrap: 'anywhere',
}));

const Block = styled('pre', { name: 'CcCode', slot: 'Block' })(({ theme }) => ({
  margin: '12px 0',
  padding: 16,
  overflowX: 'auto',
  background: theme.vars.palette.background.sunk,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.medium,
  fontFamily: theme.typography.fontFamilyMono,
  fontWeight: 400,
  fontSize: 15,
  lineHeight: 1.62,
}));

const BlockText = styled('code', { name: 'CcCode', slot: 'BlockText' })({ fontFamily: 'inherit', fontWeight: 500 });

export interface CodeProps {
  children: ReactNode;
  /** Lines of their own instead of a piece of a sentence. */
  isBlock?: boolean;
}

/** Code within a sentence, or a block of it. RichText and Prose show theirs by it. */
export function Code({ children, isBlock = false }: CodeProps) {
  if (!isBlock) return <Inline>{children}</Inline>;
  return (
    // A block wider than the page is scrolled, which has to be possible by keyboard.
    <Block tabIndex={0} role="region" aria-label="Code">
      <BlockText>{children}</BlockText>
    </Block>
  );
}
