/**
 * Runs at the end of a prerendered page. Its scripts wait in a template until the page has been painted: on a slow
 * connection they would compete with the fonts, and Lighthouse counts all that comes before the first paint against it.
 */
const scripts = document.querySelector<HTMLTemplateElement>('template#scripts');
const load = () => {
  if (scripts) document.body.append(scripts.content);
};
// A page in a background tab is not painted.
if (document.hidden) load();
else requestAnimationFrame(() => setTimeout(load));
