import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { idProviderNames } from '../../contract/idProviders.ts';
import { type OpenIdReturn, openIdRefusals, openIdReturn } from '../../contract/openId.ts';
import { useIsHydrated } from '../hooks/useIsHydrated.ts';

/** How a login at a provider ended, as the address says it; undefined where there was none. */
export function useOpenIdReturn(): OpenIdReturn | undefined {
  const [search] = useSearchParams();
  // A prerendered page knows its address without the query.
  const isHydrated = useIsHydrated();
  return isHydrated ? z.safeParse(openIdReturn, Object.fromEntries(search)).data : undefined;
}

/** Why a login at a provider failed, as a sentence; undefined where it did not. */
export function refusalText(returned: OpenIdReturn | undefined): string | undefined {
  return returned?.refused && openIdRefusals[returned.refused](idProviderNames[returned.by]);
}
