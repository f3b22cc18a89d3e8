/**
 * Once the browser says that it has painted something to read, the rest of the page is laid out, its faces are asked for,
 * and its scripts, which wait in a template, count. It stands at the end of every page that came drawn.
 */
import { untilPainted } from './untilPainted.ts';

/** How long no word of a first paint is waited for, in milliseconds: a tab behind others is not painted. */
const PATIENCE = 2000;

function goOn(): void {
  document.querySelector(`[${untilPainted}]`)?.remove();
  const waiting = document.querySelector<HTMLTemplateElement>('body > template');
  if (waiting) document.head.append(waiting.content);
}

setTimeout(goOn, PATIENCE);
new PerformanceObserver((paints) => {
  if (paints.getEntriesByName('first-contentful-paint').length > 0) goOn();
}).observe({ type: 'paint', buffered: true });
