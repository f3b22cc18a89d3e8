import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/v4/core';
import { commonRefusals } from '../../contract/errors.ts';
import { ApiError } from './apiError.ts';
import { holdsUnstorableText } from './unstorableText.ts';

/** Makes Fastify check requests and write answers by the contract's schemas. */
export function checkByContract(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
}

/**
 * Refuses a request with the first text that the contract gives for what is wrong. The one of
 * fastify-type-provider-zod can't tell the contract's texts from those that zod makes up. Text that no database keeps
 * is refused here, too, so that no handler and no schema has to think of it.
 */
const validatorCompiler: FastifySchemaCompiler<z.$ZodType> = ({ schema }) => {
  return (data: unknown) => {
    if (holdsUnstorableText(data)) return { error: new ApiError(commonRefusals.invalidRequest) };
    const result = z.safeParse(schema, data, { error: () => commonRefusals.invalidRequest.error });
    if (result.success) return { value: result.data };
    const error = result.error.issues[0]?.message ?? commonRefusals.invalidRequest.error;
    return { error: new ApiError({ ...commonRefusals.invalidRequest, error }) };
  };
};
