import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { styled } from '@mui/material/styles';
import { useContext, type ReactNode } from 'react';
import { useScheme } from '../../.storybook/docs/useScheme.ts';
import { createStyleCache } from '../theme/styleCache.ts';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import { useLook } from './useLook.ts';

const styles = createStyleCache();

type Scheme = 'light' | 'dark';

const Ground = styled('div', { name: 'CcStage', slot: 'Ground' })(({ theme: { vars, ...own } }) => ({
  ...own.typography.body2,
  fontFamily: own.typography.fontFamily,
  marginBlock: own.spacing(2),
  padding: own.spacing(3),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: own.radius.large,
  background: vars.palette.background.default,
  color: vars.palette.text.primary,
  overflowX: 'auto',
}));

const SideBySide = styled('div', { name: 'CcStage', slot: 'SideBySide' })(({ theme: own }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  columnGap: own.spacing(2),
}));

export interface StageProps {
  /** The scheme of this sample; the page's own without it. */
  scheme?: Scheme;
  children: ReactNode;
}

/** A sample of the site inside a page of documentation: in the look that the toolbar chose, and none of Storybook's styles. */
export function Stage({ scheme, children }: StageProps) {
  const { tokens } = useLook();
  const chosen = useScheme(useContext(DocsContext).channel);
  return (
    <Unstyled>
      {/* No node: the provider must not set the reader's own scheme on the page. */}
      <ThemeRoot styles={styles} tokens={tokens} colorSchemeNode={null}>
        <Ground data-color-scheme={scheme ?? chosen}>{children}</Ground>
      </ThemeRoot>
    </Unstyled>
  );
}

export interface BothSchemesProps {
  /** Renders the sample in one scheme. */
  children: (scheme: Scheme) => ReactNode;
}

/** The same sample in light and dark, side by side. */
export function BothSchemes({ children }: BothSchemesProps) {
  return (
    <SideBySide>
      <Stage scheme="light">{children('light')}</Stage>
      <Stage scheme="dark">{children('dark')}</Stage>
    </SideBySide>
  );
}
