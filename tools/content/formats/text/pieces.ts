import { parseRichText, type Piece } from '../../../../src/components/RichText/parse.ts';

/** A piece of a content text; a block knows the language that stands at its opening fence. */
export interface RichPiece extends Piece {
  readonly language: string;
}

/** Splits a content text as the site does. */
export function richPieces(text: string): RichPiece[] {
  let from = 0;
  return parseRichText(text).map((piece) => {
    const { kind, value } = piece;
    if (kind !== 'block') {
      from += kind === 'code' ? value.length + 2 : value.length;
      return { ...piece, language: '' };
    }
    const firstLine = text.indexOf('\n', from);
    const language = languageOf(text.slice(from + 3, firstLine));
    // What ends a block is a line's end, where there is one, and the fence.
    from = text.indexOf('```', firstLine + 1 + value.length) + 3;
    return { ...piece, language };
  });
}

/** A block of code as content texts have it. */
export const fenced = (code: string, language: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

/** The name of a language without what else people write behind it. */
export const languageOf = (info: string): string => /^[\w+#.-]*/.exec(info.trim())?.[0] ?? '';
