import { SetMetadata } from '@nestjs/common';
import type { z } from 'zod';
import type { FlatPage } from '../paging/flat-page.js';

export const ANSWER = 'mallard:answer';

/** What a REST route does and answers, for the OpenAPI document. */
export interface Answer {
  /** A sentence. */
  readonly summary: string;
  /** `raw` responses have no envelope. */
  readonly kind: 'one' | 'list' | 'page' | 'nothing' | 'raw';
  /** The shape of `data`, or of each row. */
  readonly data?: z.ZodType;
  /** The content type of a raw response; absent for a redirect. */
  readonly contentType?: string;
}

/** Compiles only on a method that returns the shape, so that the document can't say anything else than the code. */
type On<T> = <Method extends (...args: never[]) => T | Promise<T>>(
  target: object,
  name: string | symbol,
  method: TypedPropertyDescriptor<Method>,
) => void;

export function Answers<T>(summary: string, data: z.ZodType<T>): On<T> {
  return SetMetadata(ANSWER, { summary, kind: 'one', data } satisfies Answer);
}

export function AnswersList<T>(summary: string, data: z.ZodType<T>): On<T[]> {
  return SetMetadata(ANSWER, { summary, kind: 'list', data } satisfies Answer);
}

export function AnswersPage<T>(summary: string, data: z.ZodType<T>): On<FlatPage<T>> {
  return SetMetadata(ANSWER, { summary, kind: 'page', data } satisfies Answer);
}

export function AnswersNothing(summary: string): On<unknown> {
  return SetMetadata(ANSWER, { summary, kind: 'nothing' } satisfies Answer);
}

/** The method sends its response itself. */
export function AnswersRaw(summary: string, contentType?: string): On<unknown> {
  return SetMetadata(ANSWER, { summary, kind: 'raw', contentType } satisfies Answer);
}
