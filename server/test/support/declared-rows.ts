import { relative, resolve } from 'node:path';
import ts from 'typescript';

export type Kind = 'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'array' | 'object' | 'unknown';

/** A property of a declared row. */
export interface Declared {
  readonly kind: Kind;
  readonly isNullable: boolean;
  readonly isOptional: boolean;
}

/** A call such as `database.rows<Row>(STATEMENT, …)`. */
export interface StatementCall {
  /** Below src. */
  readonly file: string;
  readonly line: number;
  readonly row: ReadonlyMap<string, Declared>;
  /** Every text that the call may send; empty where only a running server knows. */
  readonly statements: readonly string[];
}

const SOURCES = resolve(import.meta.dirname, '../../src');
/** Methods that send a statement and promise rows. */
const DOORS = new Set(['rows', 'list', 'backgroundRows', 'runSingle']);
/** Stands for an argument that is only known at run time, such as a number of rows. */
const ANY_NUMBER = 21;

class OnlyKnownAtRunTime extends Error {}

type Values = readonly unknown[];
type Environment = ReadonlyMap<ts.Declaration, Values>;

/** Reads from the sources which rows each hand-written statement is declared to answer, and what the statement says. */
export class DeclaredRows {
  private readonly program: ts.Program;
  private readonly checker: ts.TypeChecker;
  /** By the name of what is called. */
  private readonly calls = new Map<string, ts.CallExpression[]>();

  constructor() {
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
    const config = ts.getParsedCommandLineOfConfigFile(resolve(SOURCES, '../tsconfig.json'), {}, host)!;
    this.program = ts.createProgram(
      config.fileNames.filter((name) => name.startsWith(SOURCES)),
      config.options,
    );
    this.checker = this.program.getTypeChecker();
  }

  async all(): Promise<StatementCall[]> {
    for (const file of this.program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(SOURCES)))
      this.visit(file);
    const found: StatementCall[] = [];
    for (const door of this.doors()) {
      const file = door.getSourceFile();
      found.push({
        file: relative(SOURCES, file.fileName),
        line: file.getLineAndCharacterOfPosition(door.getStart()).line + 1,
        row: this.rowOf(door.typeArguments![0]!),
        statements: await this.textsOf(door),
      });
    }
    return found;
  }

  private visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
      this.calls.set(name, [...(this.calls.get(name) ?? []), node]);
    }
    ts.forEachChild(node, (child) => this.visit(child));
  }

  /** Calls that name their row. One that passes on the row of the method around it makes that method a door too. */
  private doors(): Set<ts.CallExpression> {
    const doors = new Set<ts.CallExpression>();
    const names = new Set(DOORS);
    for (const name of names) {
      for (const call of this.calls.get(name) ?? []) {
        if (call.typeArguments?.length !== 1) continue;
        const row = this.checker.getTypeFromTypeNode(call.typeArguments[0]!);
        if (!row.isTypeParameter()) doors.add(call);
        else names.add(ts.findAncestor(call, ts.isMethodDeclaration)?.name.getText() ?? name);
      }
    }
    return doors;
  }

  private rowOf(node: ts.TypeNode): Map<string, Declared> {
    const row = this.checker.getTypeFromTypeNode(node);
    const properties = (row.isUnion() ? row.types.toReversed() : [row]).flatMap((part) => part.getProperties());
    return new Map(
      properties.map((property) => {
        const type = this.checker.getTypeOfSymbol(property);
        const parts = type.isUnion() ? type.types : [type];
        return [
          property.name,
          {
            kind: this.kindOf(this.checker.getNonNullableType(type)),
            isNullable: parts.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0),
            isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
          },
        ];
      }),
    );
  }

  private kindOf(type: ts.Type): Kind {
    const parts = type.isUnion() ? type.types : [type];
    const all = (flag: ts.TypeFlags) => parts.every(({ flags }) => (flags & flag) !== 0);
    if (all(ts.TypeFlags.StringLike)) return 'string';
    if (all(ts.TypeFlags.NumberLike)) return 'number';
    if (all(ts.TypeFlags.BooleanLike)) return 'boolean';
    if (all(ts.TypeFlags.Unknown)) return 'unknown';
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) return 'array';
    const name = type.getSymbol()?.name;
    return name === 'Date' ? 'date' : name === 'Buffer' ? 'bytes' : 'object';
  }

  private async textsOf(door: ts.CallExpression): Promise<string[]> {
    try {
      const values = await this.valuesOf(door.arguments[0]!, new Map());
      return [...new Set(values.filter((value) => typeof value === 'string'))];
    } catch (error) {
      if (error instanceof OnlyKnownAtRunTime) return [];
      throw error;
    }
  }

  /** What an expression may be. What modules export is imported, the rest is worked out from the sources. */
  private async valuesOf(node: ts.Expression, environment: Environment): Promise<Values> {
    const of = (part: ts.Expression) => this.valuesOf(part, environment);
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node))
      return of(node.expression);
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isNumericLiteral(node)) return [Number(node.text)];
    if (ts.isConditionalExpression(node)) return [...(await of(node.whenTrue)), ...(await of(node.whenFalse))];
    if (ts.isTemplateExpression(node)) {
      let texts = [node.head.text];
      for (const { expression, literal } of node.templateSpans) {
        const values = await of(expression);
        texts = texts.flatMap((text) => values.map((value) => `${text}${String(value)}${literal.text}`));
      }
      return texts;
    }
    if (ts.isElementAccessExpression(node))
      return (await of(node.expression)).flatMap((value) => Object.values(value!));
    if (ts.isCallExpression(node)) return this.resultsOf(node, environment);
    if (ts.isIdentifier(node)) return this.namedBy(node, environment);
    throw new OnlyKnownAtRunTime(node.getText());
  }

  private async namedBy(name: ts.Identifier, environment: Environment): Promise<Values> {
    const declaration = this.declarationOf(name);
    const bound = declaration && environment.get(declaration);
    if (bound) return bound;
    if (!declaration) throw new OnlyKnownAtRunTime(name.text);
    if (isExported(declaration)) {
      const module = (await import(declaration.getSourceFile().fileName)) as Record<string, unknown>;
      return [module[declaration.name.text]];
    }
    if (ts.isVariableDeclaration(declaration) && declaration.initializer)
      return this.valuesOf(declaration.initializer, environment);
    if (ts.isParameter(declaration)) return this.passedAs(declaration);
    const holder = ts.isBindingElement(declaration) ? declaration.parent.parent : undefined;
    if (ts.isBindingElement(declaration) && holder && ts.isVariableDeclaration(holder) && holder.initializer)
      return this.takenOutBy(declaration, holder.initializer, environment);
    throw new OnlyKnownAtRunTime(name.text);
  }

  /** What callers pass as a parameter. */
  private async passedAs(parameter: ts.ParameterDeclaration): Promise<Values> {
    const method = parameter.parent;
    const index = method.parameters.indexOf(parameter);
    const passed = (this.calls.get(method.name?.getText() ?? '') ?? [])
      .filter((call) => this.checker.getResolvedSignature(call)?.declaration === method)
      .flatMap((call) => call.arguments[index] ?? []);
    if (passed.length === 0) throw new OnlyKnownAtRunTime(parameter.getText());
    return (await Promise.all(passed.map((argument) => this.valuesOf(argument, new Map())))).flat();
  }

  /** `const [a] = …` and `const { a } = …`. */
  private async takenOutBy(element: ts.BindingElement, from: ts.Expression, environment: Environment): Promise<Values> {
    if (ts.isObjectBindingPattern(element.parent)) {
      const key = (element.propertyName ?? element.name).getText();
      return (await this.valuesOf(from, environment)).map((value) => (value as Record<string, unknown>)[key]);
    }
    const index = element.parent.elements.indexOf(element);
    if (ts.isConditionalExpression(from)) {
      const whenTrue = await this.takenOutBy(element, from.whenTrue, environment);
      return [...whenTrue, ...(await this.takenOutBy(element, from.whenFalse, environment))];
    }
    if (!ts.isArrayLiteralExpression(from)) throw new OnlyKnownAtRunTime(from.getText());
    return this.valuesOf(from.elements[index]!, environment);
  }

  private async resultsOf(call: ts.CallExpression, environment: Environment): Promise<Values> {
    const given = await Promise.all(
      call.arguments.map((argument) =>
        this.valuesOf(argument, environment).catch((error: unknown): Values => {
          if (error instanceof OnlyKnownAtRunTime) return [ANY_NUMBER];
          throw error;
        }),
      ),
    );
    const own = this.checker.getResolvedSignature(call)?.declaration;
    const callee = ts.isIdentifier(call.expression) ? this.declarationOf(call.expression) : undefined;
    if (callee && isExported(callee)) {
      const [called] = await this.valuesOf(call.expression, environment);
      const more = given.slice(1).map(([value]) => value);
      try {
        return (given[0] ?? [undefined]).map((value) => (called as (...args: unknown[]) => unknown)(value, ...more));
      } catch {
        // It cannot do without an argument that is only known at run time.
        throw new OnlyKnownAtRunTime(call.getText());
      }
    }
    const body = own && 'body' in own ? own.body : undefined;
    const result = body && ts.isBlock(body) ? body.statements.find(ts.isReturnStatement)?.expression : body;
    if (!callee || !result) throw new OnlyKnownAtRunTime(call.getText());
    const bound = own!.parameters.map((parameter, index) => [parameter as ts.Declaration, given[index] ?? []] as const);
    return this.valuesOf(result, new Map([...environment, ...bound]));
  }

  private declarationOf(name: ts.Identifier): ts.Declaration | undefined {
    const symbol = this.checker.getSymbolAtLocation(name);
    const aliased = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return aliased?.valueDeclaration;
  }
}

/** At the top of a module, and exported by its name. */
function isExported(declaration: ts.Declaration): declaration is ts.Declaration & { name: ts.Identifier } {
  if (!ts.isVariableDeclaration(declaration) && !ts.isFunctionDeclaration(declaration)) return false;
  return (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0;
}
