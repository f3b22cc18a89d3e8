import { type Arguments, unstable_serialize, useSWRConfig } from 'swr';

/** What the page was rendered with at build time under a cache key; undefined where it was not. */
export function usePrerendered<Data>(key: Arguments): Data | undefined {
  const { fallback } = useSWRConfig();
  return fallback[unstable_serialize(key)] as Data | undefined; // our own build has written it
}
