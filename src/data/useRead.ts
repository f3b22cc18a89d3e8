import useSWR, { type Arguments, type SWRConfiguration } from 'swr';

/** Something that is read for a component. */
export interface Read<Data> {
  /** Undefined until it has been read; where a later read fails, what was read before. */
  readonly data: Data | undefined;
  readonly error: Error | undefined;
  /** Whether the first read is under way. */
  readonly isLoading: boolean;
  /** Reads again. */
  readonly reload: () => void;
}

/** Options of a read that is made once, as a repetition could change what is shown, or would fail. */
export const once: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};

/**
 * Reads with `fetch` when the component is first shown, and caches by `key`; reads nothing while `key` is null. For what
 * is done on demand use `useMutation`.
 */
export function useRead<Data>(key: Arguments, fetch: () => Promise<Data>, options?: SWRConfiguration): Read<Data> {
  const { data, error, isLoading, mutate } = useSWR<Data, Error>(key, fetch, options);
  return { data, error, isLoading, reload: () => void mutate() };
}
