import type { PropFacts, SourceFacts } from './facts.ts';

/** A prop's type in the form in which Storybook infers controls from it. */
function docgenType({ type, choices }: PropFacts): object {
  if (choices.length > 0) {
    return { name: 'union', raw: type, elements: choices.map((value) => ({ name: 'literal', value })) };
  }
  if (/^(string|number|boolean)$/.test(type)) return { name: type };
  if (/^\(.*\) => /.test(type) || type === 'function') {
    return { name: 'signature', type: 'function', raw: type };
  }
  return { name: type };
}

/** What Storybook reads of a component: the props for its table and controls, in the form of react-docgen. */
export function docgenOf({ name, description, props }: SourceFacts): object {
  return {
    displayName: name,
    description,
    props: Object.fromEntries(
      props.map((prop) => [
        prop.name,
        {
          required: prop.required,
          tsType: docgenType(prop),
          description: prop.description,
          ...(prop.defaultValue !== undefined && { defaultValue: { value: prop.defaultValue, computed: false } }),
        },
      ]),
    ),
  };
}
