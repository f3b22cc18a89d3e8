import { type EditorialRule, percent, withEnoughQuestions } from '../rule.ts';

/** Addresses of whole modules, trails, guides, portals and home pages: the point is somewhere below them. */
const GENERIC = [
  /^https:\/\/[\w.]+\/?$/,
  /^https:\/\/trailhead\.salesforce\.com\/(?:[a-z]{2}(?:-[A-Z]{2})?\/)?(?:content\/learn\/)?(?:modules|projects|superbadges)\/[^/]+\/?$/,
  /\/trails\/|\/credentials\/|\/career-path\//,
  /^https:\/\/developer\.salesforce\.com\/docs\/?(?:[\w-]+\/?)?$/,
  /^https:\/\/developer\.salesforce\.com\/docs\/atlas\.[^/]+\/?(?:[\w.]+\/?)?$/,
  /^https:\/\/help\.salesforce\.com\/s\/?(?:products\/.*|home)?$/,
  /^https:\/\/architect\.salesforce\.com\/(?:[\w-]+\/?)?$/,
];

/** The part of the questions whose references may all be generic. */
const MOST_GENERIC = 0.02;

/** The pages that questions rest on are pages. */
export const referencesArePages: EditorialRule = withEnoughQuestions(({ questions }) => {
  const generic = questions.flatMap(({ references }, index) =>
    references.length > 0 && references.every(({ url }) => GENERIC.some((form) => form.test(url))) ? [index] : [],
  );
  if (generic.length <= MOST_GENERIC * questions.length) return [];
  const share = `${percent(generic.length / questions.length)} of the questions do, where at most ${percent(MOST_GENERIC)} may`;
  return generic.map((index) => ({
    path: ['questions', index, 'references'],
    message: `the reference names no page, but all of a module, a guide or a site: ${share}`,
  }));
});
