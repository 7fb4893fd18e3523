import { createHash } from 'node:crypto';
import { parseSync, traverse, types as t } from '@babel/core';
import { cssOf } from './css.ts';
import { keyOf, literal, type LiteralObject, NotLiteral } from './literal.ts';

export interface Extracted {
  /** The module with a class name instead of each style object. */
  code: string;
  css: string;
}

interface Replacement {
  start: number;
  end: number;
  text: string;
}

/**
 * Moves the style objects of a module's `sheet()` and `recipe()` calls into a style sheet.
 * @param path the file's path below src, which decides the class names and the layer
 * @returns null if there are no such calls
 */
export function extractStyles(code: string, path: string): Extracted | null {
  if (!/\b(?:sheet|recipe)\(/.test(code) || !code.includes('theme/sheet')) return null;
  const ast = parseSync(code, {
    filename: path,
    configFile: false,
    babelrc: false,
    parserOpts: { sourceType: 'module', plugins: ['typescript', 'jsx'] },
  });
  if (!ast) return null;

  const replacements: Replacement[] = [];
  const rules: { layer: string; css: string }[] = [];

  traverse(ast, {
    CallExpression({ node, scope }) {
      const kind = t.isIdentifier(node.callee) ? node.callee.name : null;
      if (kind !== 'sheet' && kind !== 'recipe') return;
      const origin = scope.getBinding(kind)?.path.parent;
      if (!t.isImportDeclaration(origin) || !origin.source.value.endsWith('theme/sheet')) return;

      const constantOf = (name: string) => {
        const binding = scope.getBinding(name);
        const declaration = binding?.constant ? binding.path.node : null;
        return t.isVariableDeclarator(declaration) ? (declaration.init ?? null) : null;
      };
      const take = (style: t.Node, name: string, layer: string) => {
        const className = `m-${createHash('sha256').update(`${path} ${node.start} ${name}`).digest('base64url').slice(0, 6)}`;
        rules.push({ layer, css: cssOf(`.${className}`, literal(style, constantOf) as LiteralObject) });
        replacements.push({ start: style.start ?? 0, end: style.end ?? 0, text: JSON.stringify(className) });
      };

      const [definition] = node.arguments;
      if (!t.isObjectExpression(definition)) throw new NotLiteral(node);
      if (kind === 'sheet') {
        for (const [name, style] of entries(definition)) take(style, name, layerOf(path));
      } else {
        for (const [part, value] of entries(definition)) {
          if (part === 'base') take(value, part, 'recipes');
          if (part !== 'variants') continue;
          for (const [axis, choices] of entries(value)) {
            for (const [choice, style] of entries(choices)) take(style, `${axis} ${choice}`, 'recipes');
          }
        }
      }
    },
  });

  if (rules.length === 0) return null;
  const css = rules.map((rule) => `@layer ${rule.layer} {${rule.css}}`).join('\n');
  return { code: replaceAll(code, replacements), css };
}

/** Later layers override earlier ones in any order of files (see theme/layers). */
function layerOf(path: string): string {
  if (path.startsWith('ui/')) return 'ui';
  return path.startsWith('app/') ? 'app' : 'features';
}

function entries(node: t.Node): [string, t.Expression][] {
  if (!t.isObjectExpression(node)) throw new NotLiteral(node);
  return node.properties.map((property) => {
    if (!t.isObjectProperty(property) || !t.isExpression(property.value)) throw new NotLiteral(property);
    return [keyOf(property), property.value];
  });
}

/** Same line count, so that source maps of later steps still point at the right lines. */
function replaceAll(code: string, replacements: readonly Replacement[]): string {
  let result = code;
  for (const { start, end, text } of replacements.toSorted((first, second) => second.start - first.start)) {
    const lines = code.slice(start, end).split('\n').length - 1;
    result = result.slice(0, start) + text + '\n'.repeat(lines) + result.slice(end);
  }
  return result;
}
