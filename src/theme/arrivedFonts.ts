/** Marks the styles of a prerendered page that name its fonts. */
export const fontStyles = 'data-fonts';

/**
 * Lets the next page of the site have the fonts that arrived after the first paint, which the browser leaves out for as
 * long as a document lives (`font-display: optional`). Rules that are inserted again count as new.
 */
export function showArrivedFonts(): void {
  const styles = document.querySelector(`[${fontStyles}]`);
  if (!styles || document.fonts.status !== 'loaded') return;
  styles.removeAttribute(fontStyles);
  styles.replaceWith(styles.cloneNode(true));
}
