import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { freePort } from '../freePort.ts';

/** A server process whose CPU time can be read. */
export interface Measured {
  readonly port: number;
  /** The CPU time that it has used so far, of all its threads, in microseconds. */
  readonly cpu: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const usage = z.object({ user: z.number(), system: z.number() });

/** Starts a script that listens on `PORT` with the Node of this process. Its log goes nowhere, its errors come here. */
export async function startMeasured(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Measured> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'cpuReport.ts'), ...args], {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const closed = once(child, 'close');
  await listening(child, port);
  return {
    port,
    cpu: async () => {
      const reply = once(child, 'message');
      child.send('cpu');
      const { user, system } = usage.parse((await reply)[0]);
      return user + system;
    },
    close: async () => {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('A measured server does not start.');
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
}
