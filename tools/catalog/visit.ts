import type { ESTree } from 'vite';

/** Calls `look` with a node and every node within it. */
export function visit(node: ESTree.Node, look: (node: ESTree.Node) => void): void {
  look(node);
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) {
      if (isNode(inner)) visit(inner, look);
    }
  }
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
