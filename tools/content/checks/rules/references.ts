import { type EditorialRule, findingIf, percent, withEnoughQuestions } from '../rule.ts';

/** Every question names the page that its key stands on. */
export const hasReference: EditorialRule = ({ questions }) =>
  questions.flatMap(({ references }, question) =>
    findingIf(references.length === 0, ['questions', question, 'references'], 'a question takes a reference'),
  );

/** Where Salesforce documents its products for everyone. */
const HOSTS: ReadonlySet<string> = new Set(
  ['help', 'developer', 'architect', 'trailhead', 'admin'].map((name) => `${name}.salesforce.com`),
);

/** Every reference is public documentation: no blog, no question bank, nothing behind a login. */
export const referencesAreDocumentation: EditorialRule = ({ questions }) =>
  questions.flatMap(({ references }, question) =>
    references.flatMap(({ url }, reference) => {
      const { host } = new URL(url);
      const message = `${host} is none of the documentation's hosts: ${[...HOSTS].join(', ')}`;
      return findingIf(!HOSTS.has(host), ['questions', question, 'references', reference, 'url'], message);
    }),
  );

/** Addresses of old forms, which lead on today and nowhere one day. */
const LEGACY = [
  /HTViewHelpDoc/,
  /help\.salesforce\.com\/(?:HT|articleView)/,
  /articleView\?(?!.*\btype=)/,
  /developer\.salesforce\.com\/(?:page|index\.php|docs\/atlas\.[^/]*\/?$)/,
];

/** Every address has the form of today. */
export const referencesAreCurrent: EditorialRule = ({ questions }) =>
  questions.flatMap(({ references }, question) =>
    references.flatMap(({ url }, reference) => {
      const isLegacy = LEGACY.some((form) => form.test(url));
      const path = ['questions', question, 'references', reference, 'url'];
      return findingIf(isLegacy, path, 'this address is of an old or incomplete form');
    }),
  );

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
