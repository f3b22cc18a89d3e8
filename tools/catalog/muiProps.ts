import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import type { PropFacts } from './facts.ts';
import { membersOf } from './propsOf.ts';
import type { SourceModule } from './sourceModule.ts';
import { visit } from './visit.ts';

type Read = (file: string) => SourceModule;

/**
 * The props of a component of MUI that its stories use or the theme sets: with what MUI says of each, and the theme's
 * default where it has one. What MUI's own type does not name, such as an attribute of the element, is left out.
 */
export function muiProps(name: string, stories: SourceModule, read: Read, root: string): PropFacts[] {
  const known = declaredBy(name, read);
  const { defaults, varied } = themed(name, read, root);
  const used = new Set([...usedIn(stories, name), ...defaults.keys(), ...varied]);
  return [...known.values()]
    .filter((prop) => used.has(prop.name))
    .map((prop) => ({
      ...prop,
      type: prop.type.replaceAll('React.', ''),
      defaultValue: defaults.get(prop.name) ?? prop.defaultValue,
    }));
}

/** The props that MUI declares for a component, by name. */
function declaredBy(name: string, read: Read): ReadonlyMap<string, PropFacts> {
  const module = read(`node_modules/@mui/material/${name}/${name}.d.ts`);
  const isOfProps = new RegExp(`^(?:Base)?${name}(?:Own|Base)?Props$`);
  const props: PropFacts[] = [];
  for (const statement of module.body) {
    visit(statement, (node) => {
      if (node.type === 'TSInterfaceDeclaration' && isOfProps.test(node.id.name))
        props.push(...membersOf(node.body.body, module, read));
    });
  }
  return new Map(props.map((prop) => [prop.name, prop]));
}

/** What stories give a component: as `args`, or as its attributes. */
function usedIn(stories: SourceModule, name: string): string[] {
  const used: string[] = [];
  for (const statement of stories.body) {
    visit(statement, (node) => {
      if (node.type === 'Property' && keyOf(node) === 'args') used.push(...keysOf(node.value));
      if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier' || node.name.name !== name) return;
      for (const attribute of node.attributes)
        if (attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier')
          used.push(attribute.name.name);
    });
  }
  return used;
}

/** What the theme says of a component's props: its defaults, and the props that its variants are for. */
function themed(name: string, read: Read, root: string) {
  const defaults = new Map<string, string>();
  const varied: string[] = [];
  for (const file of globSync('src/theme/components/*.ts', { cwd: root })) {
    const module = read(join(file));
    for (const statement of module.body) {
      visit(statement, (node) => {
        if (node.type !== 'Property' || keyOf(node) !== `Mui${name}`) return;
        visit(node.value, (inner) => {
          if (inner.type !== 'Property' || inner.value.type !== 'ObjectExpression') return;
          if (keyOf(inner) === 'props') varied.push(...keysOf(inner.value));
          if (keyOf(inner) !== 'defaultProps') return;
          for (const property of inner.value.properties) {
            const key = keyOf(property);
            if (property.type === 'Property' && key !== undefined)
              defaults.set(key, module.text.slice(property.value.start, property.value.end));
          }
        });
      });
    }
  }
  return { defaults, varied };
}

const keyOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Property' && node.key.type === 'Identifier' ? node.key.name : undefined;

const keysOf = (node: ESTree.Node): string[] =>
  node.type === 'ObjectExpression' ? node.properties.flatMap((property) => keyOf(property) ?? []) : [];
