import { readdirSync } from 'node:fs';
import type { Endpoint } from '../../contract/endpoint.ts';

/** A call of the contract and its name there. */
interface NamedEndpoint {
  readonly name: string;
  readonly endpoint: Endpoint;
}

const folder = new URL('../../contract/', import.meta.url);

/** Every call that any file of the contract exports. */
export async function allEndpoints(): Promise<readonly NamedEndpoint[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map(async (file): Promise<Record<string, unknown>> => import(new URL(file, folder).href)),
  );
  const named = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [{ name, endpoint: value }] : [])),
  );
  // What two files export is one call.
  return [...new Map(named.map((one) => [one.endpoint, one])).values()];
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
}
