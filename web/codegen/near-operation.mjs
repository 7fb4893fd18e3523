import { isAbsolute, relative, resolve } from 'node:path';

/** `a/b/Login.graphql` generates `a/b/Login.generated.ts`. */
export const generatedPath = (location) => location.replace(/\.graphql$/, '.generated.ts');

const fromRoot = (path) => (isAbsolute(path) ? relative(process.cwd(), path) : path);

/**
 * One generated file beside each .graphql file. The other files are passed as `external`: their fragments
 * are resolved, but nothing is generated for them.
 */
export const preset = {
  buildGeneratesSection({ documents, presetConfig, config, ...options }) {
    return documents.map((own) => ({
      ...options,
      filename: fromRoot(generatedPath(own.location)),
      documents: [
        { ...own, type: 'standard' },
        ...documents.filter((other) => other !== own).map((other) => ({ ...other, type: 'external' })),
      ],
      config: { ...config, importSchemaTypesFrom: resolve(presetConfig.schemaTypes), namespacedImportName: 'Schema' },
    }));
  },
};
