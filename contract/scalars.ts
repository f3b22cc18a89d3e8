import * as z from 'zod/mini';

/** Every id on the wire is a string. */
export const id = z.string().check(z.minLength(1), z.maxLength(100));

/** A price in dollars: a numeric string with two decimals ("49.00"); a plain number is read too. */
export const price = z.union([z.string().check(z.regex(/^\d+(\.\d{1,2})?$/)), z.number().check(z.minimum(0))]);

/** A share in percent, 0 to 100. */
export const percent = z.number().check(z.minimum(0), z.maximum(100));

/** The plain response of calls that only confirm. */
export const message = z.object({ message: z.string() });
