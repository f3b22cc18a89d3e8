import type * as z from 'zod';
import { locateLater, readYaml, type YamlReading } from './readYaml.ts';

/**
 * Reads a text in JSON. `shownAs` is what problems call its file. JSON is YAML, too, and is read as such to find the
 * places of problems; but a text without problems is read many times as fast as what it is.
 */
export function readJson<Value>(text: string, shape: z.ZodType<Value>, shownAs: string): YamlReading<Value> {
  const result = shape.safeParse(parsed(text));
  return result.success
    ? { value: result.data, problems: [], locate: locateLater(text, shownAs) }
    : readYaml(text, shape, shownAs);
}

/** Undefined where the text is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
