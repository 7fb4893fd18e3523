import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../../server/src');
const REASON = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

type Callable = ts.FunctionLikeDeclaration;
/** The positions at which functions of a name take the reason. */
type Places = Map<string, Set<number>>;

/**
 * Every reason that the server can return: literals in a property called `reason` and in arguments for a parameter called
 * `reason`, through any number of functions, and through tables of constants.
 */
export function serverReasons(): string[] {
  const files = globSync('**/*.ts', { cwd: ROOT, exclude: ['demo/**'] }).map((name) => {
    const path = join(ROOT, name);
    return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true);
  });
  const places: Places = new Map();
  for (const file of files) visit(file, (node) => notePlace(node, places));
  const reasons = new Set<string>();
  for (const file of files) {
    const tables = new Map<string, ts.Node>();
    visit(file, (node) => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
        tables.set(node.name.text, node.initializer);
      }
    });
    visit(file, (node) => {
      for (const given of reasonsGiven(node, places)) collect(given, tables, reasons);
    });
  }
  return [...reasons].toSorted();
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** Records at which position a function, a method or the constructor of a class takes the reason. */
function notePlace(node: ts.Node, places: Places): void {
  if (!ts.isFunctionLike(node) || !('parameters' in node)) return;
  const place = node.parameters.findIndex(({ name }) => ts.isIdentifier(name) && name.text === 'reason');
  const name = nameOf(node as Callable);
  if (place < 0 || name === undefined) return;
  places.set(name, (places.get(name) ?? new Set()).add(place));
}

function nameOf(node: Callable): string | undefined {
  if (ts.isConstructorDeclaration(node)) return node.parent.name?.text;
  if (node.name && ts.isIdentifier(node.name)) return node.name.text;
  const { parent } = node;
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : undefined;
}

function reasonsGiven(node: ts.Node, places: Places): ts.Node[] {
  if (ts.isPropertyAssignment(node)) {
    return ts.isIdentifier(node.name) && node.name.text === 'reason' ? [node.initializer] : [];
  }
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return [];
  const name = calledName(node.expression);
  const found = [...((name !== undefined && places.get(name)) || [])].map((place) => node.arguments?.[place]);
  return found.filter((each) => each !== undefined);
}

function calledName(expression: ts.Expression): string | undefined {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  if (expression.kind !== ts.SyntaxKind.SuperKeyword) return ts.isIdentifier(expression) ? expression.text : undefined;
  let above: ts.Node = expression;
  while (!ts.isClassLike(above)) above = above.parent;
  const base = above.heritageClauses?.[0]?.types[0]?.expression;
  return base && ts.isIdentifier(base) ? base.text : undefined;
}

function collect(given: ts.Node, tables: ReadonlyMap<string, ts.Node>, reasons: Set<string>, depth = 0): void {
  visit(given, (node) => {
    if (ts.isStringLiteral(node) && REASON.test(node.text)) reasons.add(node.text);
    const table = ts.isIdentifier(node) && depth === 0 ? tables.get(node.text) : undefined;
    if (table) collect(table, tables, reasons, depth + 1);
  });
}
