/**
 * Rules of the house for oxlint. A style reaches its own element alone: a part of a component is a `styled` part with a
 * name, so that the theme can restyle it and a reader can find it; a state is an attribute, a pseudo-class or a class of
 * MUI's. An inline style names no left or right: only styles of parts are mirrored right to left.
 */

/** A state of an element: an attribute, a pseudo-class or pseudo-element, or a class of MUI's. */
const state = String.raw`(?:\[[^\]]*\]|::?[a-z-]+(?:\((?:[^()]|\([^()]*\))*\))?|\.Mui[\w-]*)`;

/** The element itself in a state, in an ancestor's state, or a part of MUI's inside it. */
const own = new RegExp(
  String.raw`^(?:${state}+ )?&(?:${state}|\.?\$\{\})*(?: (?:> )?(?:\.Mui[\w-]*|\.?\$\{\})${state}*)*$`,
);

/** Whether the key of a style, such as `&:hover`, reaches another element; `${}` stands for an expression in it. */
export function reachesElsewhere(selector: string): boolean {
  return !selector.startsWith('@') && !selector.split(/,\s*(?=[&[])/).every((one) => own.test(one));
}

/** As much of the syntax tree as the rule reads. */
interface Property {
  readonly key: {
    readonly value?: unknown;
    readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  };
}

interface Attribute {
  readonly name: { readonly name: unknown };
  readonly value?: {
    readonly expression?: { readonly properties?: readonly { readonly key?: { readonly name?: string } }[] };
  };
}

interface Context {
  readonly report: (problem: { node: object; message: string }) => void;
}

/** The text of an object's key; undefined where it is no selector. */
function selectorOf({ key }: Property): string | undefined {
  const text = key.quasis ? key.quasis.map(({ value }) => value.cooked).join('${}') : key.value;
  return typeof text === 'string' && text.includes('&') ? text : undefined;
}

const ownElementOnly = {
  meta: { type: 'problem', docs: { description: 'A style reaches no other element by its tag, class or place.' } },
  create: (context: Context) => ({
    Property(node: Property) {
      const selector = selectorOf(node);
      if (selector === undefined || !reachesElsewhere(selector)) return;
      context.report({
        node: node.key,
        message: `"${selector}" reaches another element by its tag, class or place. Make that one a styled part with a name.`,
      });
    },
  }),
};

const inlineSides = {
  meta: { type: 'problem', docs: { description: 'An inline style names no left or right.' } },
  create: (context: Context) => ({
    JSXAttribute({ name, value }: Attribute) {
      if (name.name !== 'style') return;
      for (const { key } of value?.expression?.properties ?? [])
        if (/left|right/i.test(key?.name ?? ''))
          context.report({
            node: key ?? {},
            message: `"${key?.name}" stays on its side right to left. Write insetInlineStart, marginInlineStart or the like.`,
          });
    },
  }),
};

/** What .oxlintrc.json loads. */
export default {
  meta: { name: 'style' },
  rules: { 'own-element-only': ownElementOnly, 'inline-sides': inlineSides },
};
