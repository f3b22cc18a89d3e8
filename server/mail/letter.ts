import { escapeText, escapeUTF8 } from 'entities';
import { certcrest } from '../../tokens/certcrest.ts';

/**
 * A paragraph, a link that is rendered as a button, a quoted text of someone else, or rows of a name and an amount, of
 * which the last is the sum.
 */
type LetterPart =
  | string
  | { readonly label: string; readonly href: string }
  | { readonly quote: string }
  | { readonly rows: readonly (readonly [name: string, amount: string])[] };

/** The site's light colours; mail programs know no variables. */
const color = certcrest.colors.light;

const fonts = "'Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif";
const small = `margin:0 0 16px;font-size:14px;line-height:1.5;color:${color['text.secondary']};`;
const SIGNATURE = 'CertCrest: practice for Salesforce certification exams. Not affiliated with Salesforce.';

/** A mail in the site's style: its subject is its heading too. Escapes all texts. */
export function letter(subject: string, parts: readonly LetterPart[]): { subject: string; text: string; html: string } {
  return { subject, text: asText(subject, parts), html: asHtml(subject, parts) };
}

function asText(heading: string, parts: readonly LetterPart[]): string {
  const body = parts.map((part) => {
    if (typeof part === 'string') return part;
    if ('quote' in part) return part.quote.replaceAll(/^/gm, '> ');
    return 'rows' in part ? part.rows.map((row) => row.join(': ')).join('\n') : `${part.label}:\n${part.href}`;
  });
  return `${[heading, ...body, `-- \n${SIGNATURE}`].join('\n\n')}\n`;
}

function asHtml(heading: string, parts: readonly LetterPart[]): string {
  const title = escapeText(heading);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;padding:32px 16px;background:${color['background.default']};color:${color['text.primary']};font-family:${fonts};overflow-wrap:anywhere;">
<div style="max-width:560px;margin:0 auto;">
<p style="margin:0 0 16px;font-size:20px;font-weight:700;letter-spacing:-0.01em;">CertCrest</p>
<div style="padding:28px 28px 12px;background:${color['background.paper']};border:1px solid ${color.divider};border-radius:16px;">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;">${title}</h1>
${parts.map(partAsHtml).join('\n')}
</div>
<p style="${small}margin-top:16px;">${SIGNATURE}</p>
</div>
</body>
</html>
`;
}

function partAsHtml(part: LetterPart): string {
  if (typeof part === 'string')
    return `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;">${escapeText(part)}</p>`;
  if ('rows' in part) return rowsAsHtml(part.rows);
  if ('quote' in part) return quoteAsHtml(part.quote);
  const href = escapeUTF8(part.href);
  const button = `display:inline-block;padding:14px 24px;background:${color['primary.main']};color:${color['primary.contrastText']};border-radius:12px;font-size:16px;font-weight:600;text-decoration:none;`;
  return `<p style="margin:24px 0 16px;"><a href="${href}" style="${button}">${escapeText(part.label)}</a></p>
<p style="${small}">If the button does nothing, open this address: <a href="${href}" style="color:${color['primary.main']};word-break:break-all;">${href}</a></p>`;
}

/** Keeps the lines of the quoted text. */
function quoteAsHtml(text: string): string {
  const style = `margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${color.divider};font-size:16px;line-height:1.6;white-space:pre-wrap;`;
  return `<blockquote style="${style}">${escapeText(text)}</blockquote>`;
}

function rowsAsHtml(rows: readonly (readonly [string, string])[]): string {
  const cells = rows.map(([name, amount], index) => {
    const weight = index === rows.length - 1 ? 'font-weight:700;' : '';
    const cell = `padding:10px 0;border-top:1px solid ${color.divider};font-size:16px;line-height:1.4;${weight}`;
    return `<tr><td style="${cell}">${escapeText(name)}</td><td style="${cell}padding-left:16px;text-align:right;white-space:nowrap;">${escapeText(amount)}</td></tr>`;
  });
  return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse;">${cells.join('')}</table>`;
}
