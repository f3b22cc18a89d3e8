import useSWRMutation from 'swr/mutation';
import type { ClientResponseOf, Endpoint, RequestOf } from '../../contract/endpoint.ts';
import { call } from './client.ts';

/** Something that is done on demand, such as submitting a form. */
export interface Mutation<Input, Result> {
  /** Does it; resolves with undefined after a failure, which is then in `error`. */
  readonly run: (input: Input) => Promise<Result | undefined>;
  readonly isRunning: boolean;
  /** Why the last run failed; undefined while the next one runs. */
  readonly error: Error | undefined;
}

/** Does `work` on demand. For what is read to be shown use `useRead`. */
export function useMutation<Input, Result>(
  key: string,
  work: (input: Input) => Promise<Result>,
): Mutation<Input, Result> {
  const { trigger, isMutating, error } = useSWRMutation(key, (_key: string, { arg }: { arg: Input }) => work(arg), {
    throwOnError: false,
    populateCache: false,
    revalidate: false,
  });
  return {
    run: trigger as Mutation<Input, Result>['run'], // SWR can't follow that there is always an input
    isRunning: isMutating,
    // SWR keeps the old one while it tries again.
    error: isMutating ? undefined : (error as Error | undefined),
  };
}

/** Makes one call of the contract on demand; `then` is called with its response before the run resolves. */
export const useCall = <E extends Endpoint>(endpoint: E, then?: (response: ClientResponseOf<E>) => void) =>
  useMutation(endpoint.path, async (request: RequestOf<E>) => {
    const response = await call(endpoint, request);
    then?.(response);
    return response;
  });
