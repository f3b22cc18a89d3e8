import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { styled } from '@mui/material/styles';
import { useContext, type ReactNode } from 'react';
import { useScheme } from '../../.storybook/docs/useGlobals.ts';
import { createStyleCache } from '../theme/styleCache.ts';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import { useLook } from './useLook.ts';

const styles = createStyleCache();

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
  // What is hidden from sight inside it scrolls with it.
  position: 'relative',
}));

/** A sample of the site inside a page of documentation, as the toolbar chose it and with none of Storybook's styles. */
export function Stage({ children }: { children: ReactNode }) {
  const { tokens } = useLook();
  const scheme = useScheme(useContext(DocsContext).channel);
  return (
    <Unstyled>
      {/* No node: the provider must not set the reader's own scheme on the page. */}
      <ThemeRoot styles={styles} tokens={tokens} colorSchemeNode={null}>
        <Ground data-color-scheme={scheme}>{children}</Ground>
      </ThemeRoot>
    </Unstyled>
  );
}
