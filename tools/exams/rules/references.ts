import type { EditorialRule } from '../rule.ts';

/** Where Salesforce documents its products for everybody. */
const HOSTS: ReadonlySet<string> = new Set(
  ['help', 'developer', 'architect', 'trailhead', 'admin'].map((name) => `${name}.salesforce.com`),
);

/** Every reference is public documentation: no blog, no question bank, nothing behind a login. */
export const referencesAreDocumentation: EditorialRule = ({ questions }) =>
  questions.flatMap(({ references }, question) =>
    references.flatMap(({ url }, reference) => {
      const { host } = new URL(url);
      return HOSTS.has(host)
        ? []
        : [
            {
              path: ['questions', question, 'references', reference, 'url'],
              message: `${host} is none of the documentation's hosts: ${[...HOSTS].join(', ')}`,
            },
          ];
    }),
  );
