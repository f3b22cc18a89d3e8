/**
 * Does something now and every so many milliseconds, but never twice at once; returns a function that stops it and waits
 * for what is running.
 */
export function repeat(
  work: (stop: AbortSignal) => Promise<void>,
  every: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  function run(): void {
    running ??= work(stop.signal)
      .catch(onError)
      .finally(() => (running = undefined));
  }
  run();
  const timer = setInterval(run, every).unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  };
}
