import { types as t } from '@babel/core';

export type Literal = string | number | boolean | null | undefined | LiteralObject;
export interface LiteralObject {
  [key: string]: Literal;
}

/** The value of an expression is only known at run time. */
export class NotLiteral extends Error {
  constructor(readonly node: t.Node) {
    super(`line ${node.loc?.start.line}: styles are made during the build and take literals only, not ${node.type}`);
  }
}

/** The value of an expression of literals. `constantOf` finds the initial value of a constant of the same file. */
export function literal(node: t.Node, constantOf: (name: string) => t.Expression | null): Literal {
  const evaluate = (inner: t.Node) => literal(inner, constantOf);

  if (t.isStringLiteral(node) || t.isNumericLiteral(node) || t.isBooleanLiteral(node)) return node.value;
  if (t.isNullLiteral(node)) return null;
  if (t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node)) return evaluate(node.expression);
  if (t.isUnaryExpression(node, { operator: '-' })) return -Number(evaluate(node.argument));
  if (t.isTemplateLiteral(node)) {
    return node.quasis
      .map(({ value }, index) => {
        const hole = node.expressions[index];
        const filled = hole ? evaluate(hole) : '';
        if (typeof filled !== 'string' && typeof filled !== 'number') throw new NotLiteral(node);
        return `${value.cooked ?? ''}${filled}`;
      })
      .join('');
  }
  if (t.isIdentifier(node)) {
    const constant = constantOf(node.name);
    if (constant) return evaluate(constant);
  }
  if (t.isObjectExpression(node)) {
    const result: LiteralObject = {};
    for (const property of node.properties) {
      if (t.isSpreadElement(property)) Object.assign(result, evaluate(property.argument));
      else if (t.isObjectProperty(property)) result[keyOf(property)] = evaluate(property.value);
      else throw new NotLiteral(property);
    }
    return result;
  }
  throw new NotLiteral(node);
}

export function keyOf({ key, computed }: t.ObjectProperty): string {
  if (!computed && t.isIdentifier(key)) return key.name;
  if (t.isStringLiteral(key)) return key.value;
  if (t.isNumericLiteral(key)) return String(key.value);
  throw new NotLiteral(key);
}
