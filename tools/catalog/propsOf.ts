import type { ESTree } from 'vite';
import type { PropFacts, RestFacts } from './facts.ts';
import { choicesOf, isUndefined } from './choicesOf.ts';
import { declarationOf, type SourceModule } from './sourceModule.ts';

/** What a type of props has: members of the project's own, and the type that the rest comes from. */
interface TypeFacts {
  readonly props: readonly PropFacts[];
  readonly rest?: RestFacts | undefined;
}

type Read = (file: string) => SourceModule;

const merged = (parts: readonly TypeFacts[]): TypeFacts => ({
  // What is declared again is meant.
  props: [...new Map(parts.flatMap(({ props }) => props).map((prop) => [prop.name, prop])).values()],
  rest: parts.find(({ rest }) => rest)?.rest,
});

/** The props of a type that is declared in a module or imported into it. */
export function propsOf(typeName: string, module: SourceModule, read: Read): TypeFacts {
  const found = declarationOf(typeName, module, read);
  if (found?.node.type === 'TSInterfaceDeclaration') {
    const { node, module: home } = found;
    const inherited = node.extends.map(({ expression, typeArguments }) =>
      expression.type === 'Identifier'
        ? referred(expression.name, typeArguments?.params ?? [], home, read)
        : { props: [] },
    );
    return merged([...inherited.toReversed(), { props: membersOf(node.body.body, home, read) }]);
  }
  if (found?.node.type === 'TSTypeAliasDeclaration') return typeFacts(found.node.typeAnnotation, found.module, read);
  return { props: [] };
}

function typeFacts(type: ESTree.TSType, module: SourceModule, read: Read): TypeFacts {
  switch (type.type) {
    case 'TSTypeLiteral':
      return { props: membersOf(type.members, module, read) };
    case 'TSIntersectionType':
    case 'TSUnionType':
      return merged(type.types.map((part) => typeFacts(part, module, read)));
    case 'TSTypeReference':
      return type.typeName.type === 'Identifier'
        ? referred(type.typeName.name, type.typeArguments?.params ?? [], module, read)
        : { props: [] };
    default:
      return { props: [] };
  }
}

/** A type by its name, with `Omit`, `Pick` and `Partial` carried out. */
function referred(name: string, params: readonly ESTree.TSType[], module: SourceModule, read: Read): TypeFacts {
  const [first, second] = params;
  if (name === 'Omit' && first && second) {
    const { props, rest } = typeFacts(first, module, read);
    const gone = keysOf(second, module, read);
    return {
      props: props.filter((prop) => !gone.includes(prop.name)),
      rest: rest && { ...rest, without: [...rest.without, ...gone] },
    };
  }
  if (name === 'Pick' && first && second) {
    const kept = keysOf(second, module, read);
    return { props: typeFacts(first, module, read).props.filter((prop) => kept.includes(prop.name)) };
  }
  if (name === 'Partial' && first) {
    const { props, rest } = typeFacts(first, module, read);
    return { props: props.map((prop) => ({ ...prop, required: false })), rest };
  }
  if (name === 'ElementProps' && first) {
    return { props: [], rest: { of: literalsOf(first)[0] ?? 'div', kind: 'element', without: [] } };
  }
  const from = module.imports.get(name)?.from;
  const mui = from && /^@mui\/(?:material|x-charts)\/(\w+)$/.exec(from)?.[1];
  if (mui) return { props: [], rest: { of: mui, kind: 'mui', without: [] } };
  return propsOf(name, module, read);
}

const keysOf = (type: ESTree.TSType, module: SourceModule, read: Read): readonly string[] =>
  type.type === 'TSTypeOperator' && type.operator === 'keyof'
    ? typeFacts(type.typeAnnotation, module, read).props.map(({ name }) => name)
    : literalsOf(type);

/** The texts of a literal type, or of a union of them. */
function literalsOf(type: ESTree.TSType): string[] {
  if (type.type === 'TSUnionType') return type.types.flatMap(literalsOf);
  return type.type === 'TSLiteralType' && type.literal.type === 'Literal' ? [String(type.literal.value)] : [];
}

/** The members of a type as props, each with the words above it. */
export function membersOf(members: readonly ESTree.TSSignature[], module: SourceModule, read: Read): PropFacts[] {
  return members.flatMap((member): PropFacts[] => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
    if (member.key.type !== 'Identifier') return [];
    const type = member.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined;
    const { text, tags } = module.commentAbove(member);
    const choices = type ? choicesOf(type, module, read) : [];
    return [
      {
        name: member.key.name,
        type: choices.join(' | ') || (type ? written(type, module) : 'function'),
        choices,
        required: !member.optional,
        defaultValue: tags.find(({ name }) => name === 'default')?.text,
        description: text,
      },
    ];
  });
}

/** The type in one line, comments and `| undefined` left out: that a prop may be left out says as much. */
function written(type: ESTree.TSType, module: SourceModule): string {
  const parts = type.type === 'TSUnionType' ? type.types.filter((part) => !isUndefined(part)) : [type];
  return parts
    .map(({ start, end }) => module.text.slice(start, end))
    .join(' | ')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/^\((.*)\)$/, (whole, inner: string) => (/^[^()]*\([^()]*\)[^()]*$/.test(inner) ? inner : whole));
}
