import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import type { Tokens } from '../../tokens/tokens.ts';

/**
 * The tokens of high contrast for readers who ask their system for more contrast; undefined for all others, who load
 * none of it. Only variables differ, so a page that is prerendered without them is hydrated as it came.
 */
export function usePreferredTokens(): Tokens | undefined {
  const wantsMore = useMediaQuery('(prefers-contrast: more)');
  const [tokens, setTokens] = useState<Tokens>();
  useEffect(() => {
    if (wantsMore) void import('../../tokens/highContrast.ts').then(({ highContrast }) => setTokens(highContrast));
  }, [wantsMore]);
  return wantsMore ? tokens : undefined;
}
