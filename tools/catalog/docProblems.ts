import type { SourceFacts } from './facts.ts';

/** What is missing in a component's documentation, as sentences that say what to write and where. */
export function docProblems(facts: SourceFacts): string[] {
  const { name, file, description, when, whenNot, screenReader, status, keyboard, props, staleDefaults, unknownTags } =
    facts;
  const missing = (tag: string, what: string) => `${file}: ${name} has no ${tag} in its doc comment: ${what}`;
  return [
    ...(description === '' ? [`${file}: ${name} has no doc comment that says what it is`] : []),
    ...(when.length === 0 ? [missing('@when', 'when to take it')] : []),
    ...(whenNot.length === 0 ? [missing('@whenNot', 'when to take another one, and which')] : []),
    ...(screenReader.length === 0 ? [missing('@screenReader', 'what a screen reader says')] : []),
    ...(keyboard.length === 0 && props.some(isHandled)
      ? [missing('@keyboard', 'a line for each key, such as "@keyboard Enter: opens it."')]
      : []),
    ...keyboard
      .filter(({ effect }) => effect === '')
      .map(({ keys }) => `${file}: ${name} does not say what ${keys} does`),
    ...(statuses.test(status) ? [] : [missing('@status', 'stable, new, or deprecated with what to use instead')]),
    ...unknownTags.map((tag) => `${file}: ${name} has @${tag}, which the template does not know`),
    ...staleDefaults.map(
      ({ prop, said, inCode }) =>
        `${file}: ${name} says that ${prop} is ${said} by default: in the code it is ${inCode}`,
    ),
    ...props
      .filter((prop) => prop.description === '')
      .map((prop) => `${file}: ${name} does not say what ${prop.name} is`),
  ];
}

/** A prop that makes a component something to operate. */
const isHandled = ({ name }: { name: string }) => /^(on[A-Z]\w*|href|actions)$/.test(name);

const statuses = /^(stable|new|deprecated: .+)$/;
