/** The names of the fields that a schema of zod checks, wherever it is among the props of a story; none without one. */
export function fieldsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('_zod' in value) {
    const { def } = value._zod as { readonly def: { readonly shape?: object } }; // zod's own name for what a schema is
    return Object.keys(def.shape ?? {});
  }
  const inner = 'props' in value ? [value.props] : Object.values(value);
  for (const each of inner) {
    const fields = fieldsOf(each);
    if (fields.length > 0) return fields;
  }
  return [];
}
