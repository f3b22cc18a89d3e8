import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { useGlobals } from '../../.storybook/docs/useGlobals.ts';
import type { Tokens } from '../../tokens/tokens.ts';
import { createSiteTheme } from '../theme/theme.ts';
import { lookOf } from './looks.ts';

/** The look that the toolbar chose, by its name, its tokens and the theme that is made of them. */
export interface Look {
  readonly name: string;
  readonly tokens: Tokens;
  readonly theme: ReturnType<typeof createSiteTheme>;
}

const made = new Map<string, Look>();

/** What a page of Foundations shows the values of: it follows the toolbar. */
export function useLook(): Look {
  const { look: chosen = 'certcrest' } = useGlobals(useContext(DocsContext).channel);
  const name = String(chosen);
  const tokens = lookOf(name);
  const look = made.get(name) ?? { name, tokens, theme: createSiteTheme({ tokens }) };
  made.set(name, look);
  return look;
}
