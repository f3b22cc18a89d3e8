/** What the address of a page to log in says. */
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { idProviderNames } from '../../contract/idProviders.ts';
import { type OpenIdReturn, openIdRefusals, openIdReturn } from '../../contract/openId.ts';
import { nextPage } from '../../domain/nextPage.ts';
import { useIsHydrated } from '../hooks/useIsHydrated.ts';

const none = new URLSearchParams();

/** The page's query; a prerendered page knows its address without it. */
function useQuery(): URLSearchParams {
  const [search] = useSearchParams();
  return useIsHydrated() ? search : none;
}

/** Where logging in leads to, as the address says it; empty where it says nothing that is followed. */
export const useNextPage = (): string => nextPage(useQuery().get('next')) ?? '';

/** How a login at a provider ended, as the address says it; undefined where there was none. */
export const useOpenIdReturn = (): OpenIdReturn | undefined =>
  z.safeParse(openIdReturn, Object.fromEntries(useQuery())).data;

/** Why a login at a provider failed, as a sentence; undefined where it did not. */
export const refusalText = (returned: OpenIdReturn | undefined): string | undefined =>
  returned?.refused && openIdRefusals[returned.refused](idProviderNames[returned.by]);
