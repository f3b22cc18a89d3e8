import useSWRMutation from 'swr/mutation';
import type { Endpoint, RequestOf, ResponseOf } from '../../contract/endpoint.ts';
import { call } from './client.ts';

/** A call that somebody starts by hand, such as by sending a form. */
export interface Action<E extends Endpoint> {
  /** Makes the call; resolves with its answer, or with undefined after a failure, which is then in `error`. */
  readonly run: (request: RequestOf<E>) => Promise<ResponseOf<E> | undefined>;
  readonly isRunning: boolean;
  /** Why the last run failed; undefined while the next one runs. */
  readonly error: Error | undefined;
}

/** Makes a call of the contract on demand. `then` takes the response before anybody else. */
export function useCall<E extends Endpoint>(endpoint: E, then?: (answer: ResponseOf<E>) => void): Action<E> {
  const { trigger, isMutating, error } = useSWRMutation(
    endpoint.path,
    async (_key: string, { arg }: { arg: RequestOf<E> }) => {
      const answer = await call(endpoint, arg);
      then?.(answer);
      return answer;
    },
    { throwOnError: false, populateCache: false, revalidate: false },
  );
  return {
    run: trigger as Action<E>['run'], // SWR can't follow that every call here takes a request
    isRunning: isMutating,
    // SWR keeps the old one while it tries again.
    error: isMutating ? undefined : (error as Error | undefined),
  };
}
