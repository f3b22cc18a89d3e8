import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The clock of a server process, for the variable CLOCK_FILE of the harness's `main.ts`. */
export interface SteppedClock extends Disposable {
  readonly file: string;
  /** Moves the clock, back where negative; in milliseconds. */
  readonly step: (by: number) => void;
}

/** Creates a clock that is right at first. */
export function steppedClock(): SteppedClock {
  const folder = mkdtempSync(join(tmpdir(), 'certcrest-clock-'));
  const file = join(folder, 'offset');
  let offset = 0;

  function step(by: number): void {
    offset += by;
    // Renamed, so that no server reads half of it.
    writeFileSync(`${file}.new`, String(offset));
    renameSync(`${file}.new`, file);
  }

  step(0);
  return { file, step, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}
