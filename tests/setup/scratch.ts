import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;

/** Whether the machine has memory as a folder, with room for all that tests write. */
function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > 2 * GIGABYTE;
  } catch {
    return false;
  }
}

/** Where tests write: a commit waits for its disk, and thousands of them wait for minutes. */
export const scratch: string = hasRoom() ? MEMORY : tmpdir();
