import { html, type Html, type HtmlPart } from '#kernel/html/html.js';
import type { Language } from '#kernel/request/language.js';
import type { JsonSchema } from './body-schema.js';
import { docsFrame } from './docs-frame.js';
import { DOCS_WORDS, type DocsWords } from './docs-words.js';
import type { OpenApiDocument, Operation } from './openapi.js';

interface Row {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The routes and shapes of a document as a readable page. What the document itself says stays in English. */
export function docsPage(language: Language, { info, paths, components }: OpenApiDocument): string {
  const words = DOCS_WORDS[language];
  const rows: Row[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = [...Map.groupBy(rows, ({ operation }) => operation.tags[0] ?? '')];
  return docsFrame(
    language,
    info.title,
    html`<p>${words.what}</p>
      <ul>
        <li>
          <a href="/api/docs/openapi.json"><code>openapi.json</code></a
          >: ${words.document}
        </li>
        <li>
          <a href="/graphql"><code>/graphql</code></a
          >: ${words.graphql}
        </li>
      </ul>
      <nav aria-label="${words.contents}">
        <ul>
          ${groups.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}
          <li><a href="#shapes">${words.shapes}</a></li>
        </ul>
      </nav>
      ${groups.map(([name, group]) => section(name, group, words))}
      <section aria-labelledby="shapes">
        <h2 id="shapes">${words.shapes}</h2>
        ${Object.entries(components.schemas).map(
          ([name, schema]) =>
            html`<details id="shape-${name}">
              <summary><code>${name}</code></summary>
              <div dir="ltr">${fields(schema, words)}</div>
            </details>`,
        )}
      </section>`,
  );
}

function section(name: string, rows: readonly Row[], words: DocsWords): Html {
  return html`<section aria-labelledby="${name}">
    <h2 id="${name}">${name}</h2>
    ${rows.map((each) => route(each, words))}
  </section>`;
}

function route({ method, path, operation }: Row, words: DocsWords): Html {
  const { parameters = [], requestBody, responses } = operation;
  const body = Object.entries(requestBody?.content ?? {});
  const statuses = Object.entries(responses);
  const [success] = statuses;
  const answer = Object.entries(success?.[1].content ?? {});
  return html`<details>
    <summary><code>${method.toUpperCase()} ${path}</code><span dir="ltr">${operation.summary}</span></summary>
    <div>
      <p dir="ltr">${operation.description}</p>
      ${
        parameters.length > 0 &&
        html`<h3>${words.parameters}</h3>
          <ul dir="ltr">
            ${parameters.map(
              ({ name, in: where, schema }) => html`<li><code>${name}</code> (${where}): ${typeOf(schema)}</li>`,
            )}
          </ul>`
      }
      ${
        body.length > 0 &&
        html`<h3>${words.body}</h3>
          ${body.map(([type, { schema }]) => content(type, schema, words))}`
      }
      <h3>${words.answer}</h3>
      ${answer.length > 0 ? answer.map(([type, { schema }]) => content(type, schema, words)) : html`<p><code>${success?.[0]}</code></p>`}
      <p>
        ${words.failures}
        <code
          >${statuses
            .slice(1)
            .map(([status]) => status)
            .join(', ')}</code
        >
      </p>
    </div>
  </details>`;
}

function content(type: string, schema: JsonSchema | undefined, words: DocsWords): Html {
  return html`<div dir="ltr">
    <p><code>${type}</code>${schema?.$ref !== undefined && html`: ${typeOf(schema)}`}</p>
    ${schema?.properties !== undefined && fields(schema, words)}
  </div>`;
}

function fields(schema: JsonSchema, words: DocsWords): HtmlPart {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0) return html`<p>${typeOf(schema)}</p>`;
  const required = new Set((schema.required ?? []) as string[]);
  return html`<ul>
    ${properties.map(
      ([name, each]) =>
        html`<li><code>${name}</code>${!required.has(name) && ` (${words.optional})`}: ${typeOf(each)}</li>`,
    )}
  </ul>`;
}

/** The type of a value in a few words, with links to shapes. */
function typeOf(schema: JsonSchema): Html {
  const { $ref, anyOf, oneOf, items, enum: values, type, format } = schema;
  const choices = (anyOf ?? oneOf) as JsonSchema[] | undefined;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return html`<a href="#shape-${name}">${name}</a>`;
  }
  if (choices) {
    return html`${choices.map((each, index) => [index > 0 && ' | ', typeOf(each)])}`;
  }
  if (items) return html`${typeOf(items as JsonSchema)}[]`;
  if (values) return html`${(values as unknown[]).map((each) => JSON.stringify(each)).join(' | ')}`;
  if ('const' in schema) return html`${JSON.stringify(schema.const)}`;
  const names = [type ?? 'any'].flat() as string[];
  return html`${names.join(' | ')}${typeof format === 'string' && ` (${format})`}`;
}
