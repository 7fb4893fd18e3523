// oxlint-disable-next-line no-restricted-imports -- the documented import of this draft of JSON Schema
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Json } from '../api/support/client.js';

const unnamed = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');
const pointer = (...parts: string[]) =>
  parts
    .map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}`)
    .join('');

/** Holds answers against the OpenAPI document. */
export class DocumentedAnswers {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });

  constructor(private readonly document: Json) {
    formats.default(this.ajv);
    this.ajv.addSchema(document, 'openapi');
  }

  /**
   * What is wrong with an answer by the document; empty if nothing is.
   * @param route with its method, as in `GET /posts/{id}`
   * @param body null for a file
   */
  faultsOf(route: string, { status, headers }: Pick<Response, 'status' | 'headers'>, body: Json): string[] {
    const [method = '', path = ''] = route.split(' ');
    const named = Object.keys(this.document.paths as object).find((each) => unnamed(each) === unnamed(path));
    const place = ['paths', named ?? path, method.toLowerCase(), 'responses', String(status)];
    let response: Json = place.reduce((within: Json, part) => within?.[part], this.document);
    if (response === undefined) return [`${route} does not say that it may answer ${status}`];
    if (typeof response.$ref === 'string') {
      place.splice(0, place.length, ...(response.$ref as string).slice(2).split('/'));
      response = place.reduce((within: Json, part) => within?.[part], this.document);
    }
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    if (response.content?.[type] === undefined) return [`${route} does not say that it may answer ${type}`];
    if (body === null) return [];
    const validate = this.ajv.compile({ $ref: `openapi#${pointer(...place, 'content', type, 'schema')}` });
    return validate(body)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${route} ${instancePath} ${message}`);
  }
}
