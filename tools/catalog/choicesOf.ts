import type { ESTree } from 'vite';
import { declarationOf, type SourceModule } from './sourceModule.ts';

type Read = (file: string) => SourceModule;

export const isUndefined = (type: ESTree.TSType): boolean => type.type === 'TSUndefinedKeyword';

/** The literals that one can choose from where a type is a union of them, quotes included; empty where it is anything else. */
export function choicesOf(type: ESTree.TSType, module: SourceModule, read: Read): string[] {
  const literals = literalsOf(type, module, read) ?? [];
  return literals.length > 1 ? [...new Set(literals)] : [];
}

/** The literals that a type consists of, by whatever name it is called; undefined where it has something else, too. */
function literalsOf(type: ESTree.TSType, module: SourceModule, read: Read): string[] | undefined {
  switch (type.type) {
    case 'TSLiteralType':
      return [module.text.slice(type.start, type.end)];
    case 'TSUnionType': {
      const parts = type.types.filter((part) => !isUndefined(part)).map((part) => literalsOf(part, module, read));
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
    }
    case 'TSTypeReference':
      return type.typeName.type === 'Identifier'
        ? namedLiterals(type.typeName.name, type.typeArguments?.params ?? [], module, read)
        : undefined;
    case 'TSTypeOperator':
      return type.operator === 'keyof' ? keysOf(type.typeAnnotation, module, read) : undefined;
    case 'TSIndexedAccessType':
      return memberLiterals(type, module, read);
    default:
      return undefined;
  }
}

/** Those of a type that is declared in the project or, by MUI, as a union that a theme may add to. */
function namedLiterals(
  name: string,
  [first, second]: readonly ESTree.TSType[],
  module: SourceModule,
  read: Read,
): string[] | undefined {
  if (name === 'Exclude' && first && second) {
    const gone = literalsOf(second, module, read) ?? [];
    return literalsOf(first, module, read)?.filter((literal) => !gone.includes(literal));
  }
  if (name === 'OverridableStringUnion' && first) {
    const own = literalsOf(first, module, read);
    return own && [...own, ...(second ? addedTo(second, read) : [])];
  }
  const found = declarationOf(name, module, read);
  return found?.node.type === 'TSTypeAliasDeclaration'
    ? literalsOf(found.node.typeAnnotation, found.module, read)
    : undefined;
}

/** What our theme adds to a union of MUI's, by the interface that it declares again for that. */
function addedTo(overrides: ESTree.TSType, read: Read): string[] {
  if (overrides.type !== 'TSTypeReference' || overrides.typeName.type !== 'Identifier') return [];
  const { name } = overrides.typeName;
  const declared =
    new RegExp(`interface ${name} \\{([^}]*)\\}`).exec(read('src/theme/augmentation.ts').text)?.[1] ?? '';
  return [...declared.matchAll(/(\w+): true/g)].map(([, key]) => `'${key}'`);
}

/** The keys of `typeof object`, where the object is declared in the project. */
function keysOf(type: ESTree.TSType, module: SourceModule, read: Read): string[] | undefined {
  const { value } = valueOf(type, module, read) ?? {};
  if (value?.type !== 'ObjectExpression') return undefined;
  return value.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? `'${property.key.name}'` : [],
  );
}

/** `(typeof list)[number]`, or `Props['name']` of an object type. */
function memberLiterals(
  { objectType, indexType }: ESTree.TSIndexedAccessType,
  module: SourceModule,
  read: Read,
): string[] | undefined {
  if (indexType.type === 'TSNumberKeyword') {
    const list = valueOf(objectType, module, read);
    return list?.value.type === 'ArrayExpression'
      ? list.value.elements.flatMap((each) => (each ? list.module.text.slice(each.start, each.end) : []))
      : undefined;
  }
  if (indexType.type !== 'TSLiteralType' || indexType.literal.type !== 'Literal') return undefined;
  if (objectType.type !== 'TSTypeReference' || objectType.typeName.type !== 'Identifier') return undefined;
  const key = indexType.literal.value;
  const found = declarationOf(objectType.typeName.name, module, read);
  if (found?.node.type !== 'TSInterfaceDeclaration') return undefined;
  const member = found.node.body.body.find(
    (each) => each.type === 'TSPropertySignature' && each.key.type === 'Identifier' && each.key.name === key,
  );
  return member?.type === 'TSPropertySignature' && member.typeAnnotation
    ? literalsOf(member.typeAnnotation.typeAnnotation, found.module, read)
    : undefined;
}

/** What `typeof name` is the type of, with the module that has it; `as const` and `satisfies` left out. */
function valueOf(
  type: ESTree.TSType,
  module: SourceModule,
  read: Read,
): { readonly value: ESTree.Expression; readonly module: SourceModule } | undefined {
  if (type.type === 'TSParenthesizedType') return valueOf(type.typeAnnotation, module, read);
  if (type.type !== 'TSTypeQuery' || type.exprName.type !== 'Identifier') return undefined;
  const { name } = type.exprName;
  const found = declarationOf(name, module, read);
  if (found?.node.type !== 'VariableDeclaration') return undefined;
  const declared = found.node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
  let value = declared?.init;
  while (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression') value = value.expression;
  return value ? { value, module: found.module } : undefined;
}
