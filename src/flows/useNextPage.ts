import { useSearchParams } from 'react-router-dom';
import { nextPage } from '../../domain/nextPage.ts';
import { useIsHydrated } from '../hooks/useIsHydrated.ts';

/** Where logging in leads to, as the address says it; empty where it says nothing that is followed. */
export function useNextPage(): string {
  const [search] = useSearchParams();
  // A prerendered page knows its address without the query.
  const isHydrated = useIsHydrated();
  return (isHydrated && nextPage(search.get('next'))) || '';
}
