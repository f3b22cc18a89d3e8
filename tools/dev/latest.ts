/**
 * Makes work that can be asked for at any time run once at a time: asked for while it runs, however often, it runs once
 * more after that. What it answers is settled when nothing is left to do.
 */
export function latest(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWanted = false;

  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await work();
    }
  }

  return () => {
    isWanted = true;
    running ??= run().finally(() => (running = undefined));
    return running;
  };
}
