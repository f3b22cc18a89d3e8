import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { formatProblem } from '../../server/content/problems.ts';
import { readYaml } from '../../server/content/readYaml.ts';
import { KnownFailure } from '../../server/knownFailure.ts';
import { site } from '../build/site.ts';

/** A name that is out of use, as found in a text. */
export interface OutdatedName {
  /** As it stands in the text. */
  readonly name: string;
  /** What to write instead. */
  readonly say: string;
}

const pattern = z.string().refine(isPattern, 'takes a regular expression');
const listFile = z.strictObject({
  unless: pattern,
  names: z.array(z.strictObject({ pattern, say: z.string(), unless: pattern.optional() })),
});

/** The list of names that are out of use. */
export const outdatedNamesFile = join(site.root, 'content/outdated-names.yaml');

/** Makes a finder of names out of use from a list in YAML. Throws a `KnownFailure` with what is wrong in the list. */
export function outdatedNamesOf(file: string = outdatedNamesFile): (text: string) => OutdatedName[] {
  const { value: list, problems } = readYaml(readFileSync(file, 'utf8'), listFile, relative(process.cwd(), file));
  if (!list) throw new KnownFailure(problems.map(formatProblem).join('\n'));
  const entries = list.names.map(({ pattern: name, say, unless }) => ({
    name: new RegExp(String.raw`(?<!\w)(?:${name})(?!\w)`, 'i'),
    say,
    excuses: [list.unless, ...(unless === undefined ? [] : [unless])].map((excuse) => new RegExp(excuse, 'i')),
  }));
  return (text) =>
    sentencesOf(text).flatMap((sentence) =>
      entries.flatMap(({ name, say, excuses }) => {
        const found = name.exec(sentence)?.[0];
        const isExcused = excuses.some((excuse) => excuse.test(sentence));
        return found === undefined || isExcused ? [] : [{ name: found, say }];
      }),
    );
}

function sentencesOf(text: string): string[] {
  return text.replaceAll(/\s+/g, ' ').split(/(?<=[.?!]) /);
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
