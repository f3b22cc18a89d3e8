import useSWRMutation from 'swr/mutation';

/** How it ended: `cancelled` where somebody was asked for something in between, and did not want to. */
export type Outcome = 'done' | 'cancelled';

/** Something that takes several steps, some of which are no calls. For a call alone use `useCall`. */
export function useSteps<Given>(key: string, steps: (given: Given) => Promise<Outcome>) {
  const { trigger, isMutating, error } = useSWRMutation(key, (_key: string, { arg }: { arg: Given }) => steps(arg), {
    throwOnError: false,
    populateCache: false,
    revalidate: false,
  });
  return {
    /** Starts it; resolves with undefined after a failure, which is then in `error`. */
    run: trigger as (given: Given) => Promise<Outcome | undefined>, // SWR can't follow that something is always given
    isRunning: isMutating,
    // SWR keeps the old one while it tries again.
    error: isMutating ? undefined : (error as Error | undefined),
  };
}
