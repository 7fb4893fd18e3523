import { type DocumentNode, GraphQLError, type GraphQLSchema, specifiedRules, validate } from 'graphql';
import { QUERY_LIMITS, queryLimitsRule } from './query-limits.js';

// graphql-js adds an error that says that it stopped.
const OPTIONS = { maxErrors: QUERY_LIMITS.errors - 1, hideSuggestions: true };

/** Validates each document once: our limits first, then the rules of GraphQL, some of which are quadratic. */
export class Validation {
  private readonly verdicts = new WeakMap<DocumentNode, readonly GraphQLError[]>();

  /** The validation errors of a document, at most QUERY_LIMITS.errors. */
  errorsOf(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
    let errors = this.verdicts.get(document);
    if (!errors) {
      const tooComplex = validate(schema, document, [queryLimitsRule], OPTIONS);
      errors = tooComplex.length > 0 ? tooComplex : validate(schema, document, specifiedRules, OPTIONS).map(invalid);
      this.verdicts.set(document, errors);
    }
    return errors;
  }
}

function invalid({ message, nodes }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { nodes, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
}
