import { describe } from './describe.ts';
import { readCatalog } from './readCatalog.ts';

/** As much of Storybook's manifest of components as is changed here. */
export interface Manifest {
  components: Record<string, { path: string }>;
}

/**
 * Puts what the catalog's pages show into the manifest that machines read, as `manifests/components.json` of the built
 * catalog and by Storybook's MCP server.
 */
export function withFacts<Components extends Manifest>(manifest: Components, root: string): Components {
  const catalog = readCatalog(root);
  const components = Object.entries(manifest.components).map(([id, component]) => {
    // Storybook's own reading of props and imports, and its errors where it could not read them, give way to ours.
    const { reactDocgen: _, error: __, import: ___, ...rest } = { reactDocgen: 0, error: 0, import: 0, ...component };
    const facts = catalog.get(component.path.replace(/^\.\//, ''));
    if (!facts) return [id, rest];
    const { name, description, importLine, when, status } = facts;
    return [
      id,
      {
        ...rest,
        name,
        description,
        summary: [description, ...when].join(' '),
        ...(importLine !== undefined && { import: importLine }),
        jsDocTags: { status: [status] },
        apiDescription: describe(facts),
      },
    ];
  });
  return { ...manifest, components: Object.fromEntries(components) };
}
