import type { DraftAnswer } from '../../draft.ts';
import { letterAt, sameAs } from '../../host.ts';
import { letterBefore, withoutLetters } from '../../letters.ts';
import { fromMarkdown, type MarkdownBlock } from '../../text/markdown.ts';
import type { MarkupText } from '../../text/markup.ts';
import { withoutExplanationLabel } from './links.ts';

/** A line below the answers that says which are correct, such as `Answer: B`. */
export interface StatedKey {
  /** From 1. */
  readonly line: number;
  /** What stands behind `Answer:`. */
  readonly said: MarkupText;
  /** Whether it may be an explanation instead, as words below a label are. */
  readonly mayExplain: boolean;
}

const states =
  /^[^\p{L}]*(?:the\s+)?(?:(?:correct|right)\s+(?:answers?|options?|choices?)|answers?(?:\s+key)?|correct)(?:\s*\(s\))?\s*(?::|=|\bis\b|\bare\b)\s*/iu;

/** A label with nothing behind it: what stands below it is the key, or explains it. */
const label = /^(?:the\s+)?(?:(?:correct|right)\s+answers?|answer)(?:\s*\(s\))?\s*:?$/i;

/** Adds the key that a block states, alone or below a label; false where it states none. */
export function takeKey(stated: StatedKey[], block: MarkdownBlock): boolean {
  if (block.type !== 'paragraph' && block.type !== 'heading' && block.type !== 'blockquote') return false;
  const words = fromMarkdown([block]);
  const text = words.text.trim();
  const line = block.position?.start.line ?? 1;
  const isBelowLabel = stated.at(-1)?.said.text === '';
  const isKey = label.test(text) || states.test(text);
  if (!isKey && !(isBelowLabel && block.type === 'paragraph')) return false;
  if (isBelowLabel) stated.pop();
  const said = { ...words, text: label.test(text) ? '' : text.replace(states, '') };
  stated.push({ line, said, mayExplain: !isKey });
  return true;
}

/** Whether a line of a file begins as a stated key does. */
export const beginsKey = (line: string): boolean => /^\s*[*_]*(?:correct |right )?answers?[*_\s]*:/i.test(line);

/** The correct answers of a question, from 0, and what the lines that state them explain. */
interface FoundKey {
  readonly correct: ReadonlySet<number>;
  readonly explanations: readonly MarkupText[];
}

/** The key of ticked answers and of lines that state it; or a phrase that says why there is none. */
export function keyOf(answers: readonly DraftAnswer[], stated: readonly StatedKey[]): FoundKey | string {
  const texts = answers.map(({ text }) => text.text.trim());
  const ticked = new Set(answers.flatMap(({ correct }, at) => (correct ? [at] : [])));
  const explanations: MarkupText[] = [];
  let correct = ticked;
  for (const { line, said, mayExplain } of stated) {
    const found = resolved(said.text, texts);
    if (!found && correct.size > 0 && (mayExplain || said.text === '')) {
      explanations.push(said);
      continue;
    }
    if (!found) return `the correct answer "${said.text.slice(0, 100)}" in line ${line}: there is no such answer`;
    if (correct.size > 0 && !isSame(correct, found.places)) {
      return `${lettersOf(correct)} is marked as correct, and line ${line} names ${lettersOf(found.places)}`;
    }
    correct = found.places;
    explanations.push({ ...said, text: withoutExplanationLabel(found.rest) });
  }
  return { correct, explanations: explanations.filter(({ text, links }) => text !== '' || links.length > 0) };
}

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((place) => other.has(place));

const lettersOf = (places: ReadonlySet<number>): string => [...places].map(letterAt).join(', ');

/** Letters, as `B`, `(b)`, `A, C` or `A and C`, before the end or a sign. */
const letters = /^\(?[a-z]\)?(?:(?:\s*[,;&/]\s*|\s+)(?:and\s+)?\(?[a-z]\)?(?=$|[\s.):,;&/–—-]))*(?=$|[\s.):,;–—-])/i;

/** What may stand behind letters: nothing, or words behind a sign, a line's end or a label. */
const behind = /^(?:[\s.):]*$|\s*[.):–—-]+\s*|\s*\n\s*|\s+(?=\(|(?:explanation|feedback|rationale)\s*:))(.*)$/is;

/** The answers that a key names by letters or by the text of one, and the words behind it; undefined where it names none. */
function resolved(key: string, texts: readonly string[]): { places: Set<number>; rest: string } | undefined {
  const plain = key.trim();
  const byText = placeOfText(plain, texts);
  const [named = ''] = /^[A-Z]{2,}$/.exec(plain) ?? letters.exec(plain) ?? [];
  const places = placesOf(named, texts);
  if (byText !== undefined)
    return !places || isSame(places, new Set([byText])) ? { places: new Set([byText]), rest: '' } : undefined;
  const [, rest] = behind.exec(plain.slice(named.length)) ?? [];
  if (!places || rest === undefined) return undefined;
  const also = placeOfText(rest, texts);
  if (also !== undefined) return isSame(places, new Set([also])) ? { places, rest: '' } : undefined;
  // More letters, as in `A - C`, are no explanation.
  return letters.exec(rest)?.[0] === rest.trim() ? undefined : { places, rest: rest.trim() };
}

/** The places of letters: each is the letter before an answer, or counts where the answers have none. */
function placesOf(named: string, texts: readonly string[]): Set<number> | undefined {
  const before = texts.map(letterBefore);
  const known = before.every((letter) => letter !== undefined) ? before : texts.map((_, at) => letterAt(at));
  const wanted =
    named
      .toUpperCase()
      .replaceAll(/\bAND\b/g, '')
      .match(/[A-Z]/g) ?? [];
  const places = wanted.map((letter) =>
    known.indexOf(letter) === known.lastIndexOf(letter) ? known.indexOf(letter) : -1,
  );
  const isKnown = places.length > 0 && places.every((place) => place >= 0);
  return isKnown && new Set(places).size === places.length ? new Set(places) : undefined;
}

/** The place of the answer with a text, with or without its letter; undefined where there is none. */
function placeOfText(text: string, texts: readonly string[]): number | undefined {
  const plain = (one: string) => sameAs(one).replace(/\.$/, '');
  const wanted = plain(text);
  const place = [texts, withoutLetters(texts)]
    .map((all) => all.findIndex((one) => plain(one) === wanted))
    .find((at) => at >= 0);
  return wanted === '' ? undefined : place;
}
