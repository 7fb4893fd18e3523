// Jest transform for the sources of the server: a test imports the compiled module, which all test files of a worker share.
// Loading the server anew for each file would cost five seconds of a processor.
import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const server = resolve(import.meta.dirname, '../..');

/** The file that the server's build made of a source. */
function compiledUrl(source) {
  const compiled = relative(server, source).replace(/\.ts$/, '.js');
  return pathToFileURL(resolve(server, 'dist', compiled)).href;
}

export default {
  /** Exports what the compiled module exports; `importCompiled` is the environment's. */
  async processAsync(_text, source) {
    const url = compiledUrl(source);
    const names = Object.keys(await import(url)).filter((name) => name !== 'default');
    const lines = names.map((name) => `export const ${name} = compiled.${name};`);
    return { code: `const compiled = await importCompiled(${JSON.stringify(url)});\n${lines.join('\n')}\n` };
  },

  getCacheKeyAsync: async (text, source) => createHash('sha256').update(source).update('\0').update(text).digest('hex'),
};
