import * as z from 'zod';
import { readYamlFile } from '../../../server/content/readYaml.ts';
import { pattern } from './text.ts';

/** Names of today and of before. */
export interface Glossary {
  /** What to say of names in a text that are out of use. */
  readonly outdatedIn: (text: string) => string[];
  /** What to say of fresh names in a text that lacks what they were called. */
  readonly missingIn: (text: string) => string[];
  /** The text with one name for all that was ever called the same thing: equal for texts that differ in names alone. */
  readonly withoutNames: (text: string) => string;
}

const glossaryShape = z.strictObject({
  unless: pattern,
  names: z.array(
    z.strictObject({
      name: z.string(),
      formerly: z.array(z.string()).min(1, 'takes at least one name'),
      since: z
        .string()
        .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, "takes a year, a month or a day as '2025-10-14'")
        .optional(),
      both: z.boolean().optional(),
      pattern: pattern.optional(),
      unless: pattern.optional(),
    }),
  ),
});
type Entry = z.output<typeof glossaryShape>['names'][number];

/** Reads a glossary in YAML. Throws a `ContentError` with what is wrong in it. */
export function readGlossary(file: string): Glossary {
  const { names, unless } = readYamlFile(file, glossaryShape);
  return {
    outdatedIn: outdatedFinder(names, unless),
    missingIn: missingFinder(names.filter(({ both }) => both)),
    withoutNames: nameRemover(names),
  };
}

function outdatedFinder(names: readonly Entry[], always: string): Glossary['outdatedIn'] {
  const entries = names.map(({ name, formerly, pattern: own, unless }) => ({
    say: name,
    former: wholeWords(own ?? anyOf(formerly)),
    excuses: [always, ...(unless === undefined ? [] : [unless])].map((excuse) => new RegExp(excuse, 'i')),
  }));
  return (text) =>
    sentencesOf(text).flatMap((sentence) =>
      entries.flatMap(({ former, say, excuses }) => {
        const found = former.exec(sentence)?.[0];
        const isExcused = excuses.some((excuse) => excuse.test(sentence));
        return found === undefined || isExcused ? [] : [`"${found}" is out of use: say ${say}`];
      }),
    );
}

function missingFinder(names: readonly Entry[]): Glossary['missingIn'] {
  const entries = names.map(({ name, formerly: [latest = ''] }) => ({ name, latest }));
  return (text) => {
    const plain = text.replaceAll(/\s+/g, ' ');
    const has = (name: string) => wholeWords(anyOf([name])).test(plain);
    return entries
      .filter(({ name, latest }) => has(name) && !has(latest))
      .map(({ name, latest }) => `"${name}" is a fresh name: say once "${name} (formerly ${latest})"`);
  };
}

function nameRemover(names: readonly Entry[]): Glossary['withoutNames'] {
  const entries = names.map(({ name, formerly }) => ({ name, any: wholeWords(anyOf([name, ...formerly]), 'gi') }));
  return (text) =>
    entries
      .reduce((rest, { name, any }) => rest.replaceAll(any, name), text.replaceAll(/\s*\(formerly [^)]*\)/gi, ''))
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase();
}

/** Any of some names, one or several of what they name. */
const anyOf = (names: readonly string[]): string =>
  names.map((name) => `${name.replaceAll(/[.()+*?[\]\\]/g, String.raw`\$&`)}s?`).join('|');

const wholeWords = (words: string, flags = 'i'): RegExp => new RegExp(String.raw`(?<!\w)(?:${words})(?!\w)`, flags);

const sentencesOf = (text: string): string[] => text.replaceAll(/\s+/g, ' ').split(/(?<=[.?!]) /);
