import { readFileSync } from 'node:fs';

/** The most memory that a process ever had, in bytes; undefined where the system does not say so. */
export function peakMemory(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    // It has ended, or this is no Linux.
    return undefined;
  }
}
