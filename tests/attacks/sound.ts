import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { password } from '../harness/accounts.ts';

/** Letters, digits and a sentence's marks: no markup, path, SQL, JSON or address is possible. */
export const sentence = /^[A-Z][A-Za-z0-9 ,'’.!]{5,100}$/;

/** How often each law of a fuzz is tried: few times by default, many in deep runs. `FUZZ_SEED` looks elsewhere. */
export const fuzzing = {
  numRuns: Number(process.env['FUZZ_RUNS'] ?? 3),
  seed: Number(process.env['FUZZ_SEED'] ?? 20_261_121),
};

/** Expects that no header came in with the request, and that the response repeats no password. */
export function expectNothingInjected({ headers, body }: LightMyRequestResponse): void {
  for (const header of ['x-injected', 'location', 'access-control-allow-origin'])
    expect(headers).not.toHaveProperty(header);
  expect(body).not.toContain(password);
}
