import { limits, type LimitTable } from '../../server/limits/limits.ts';

const often = { max: 1_000_000_000, seconds: 60 };

/** Limits that no test reaches. */
export const noLimits = Object.fromEntries(
  Object.keys(limits).map((call) => [call, { client: often, target: often }]),
) as LimitTable; // the keys are those of `limits`, which `Object.keys` calls strings
