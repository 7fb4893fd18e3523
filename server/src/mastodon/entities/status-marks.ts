import { toLanguageTag } from '@mallard/rules/language-tag';
import type { MarksDraft, PostMarks } from '#posts/model/post-marks.js';
import type { z } from 'zod';
import { flag, optional, text } from '../request/fields.js';

/** The parameters by which clients give the marks of a post. */
export const markParams = {
  sensitive: optional(flag),
  language: optional(text),
};

type MarkParams = z.infer<z.ZodObject<typeof markParams>>;

/**
 * With a warning, media are covered anyway: clients then say `sensitive` too, without meaning more by it. A language that is none is
 * not said, as in Mastodon: clients send that of their device.
 */
export function toMarksDraft({ sensitive, language }: MarkParams, hasWarning: boolean): MarksDraft {
  return {
    ...(!hasWarning && { isSensitive: sensitive }),
    ...(language !== undefined && { language: toLanguageTag(language) }),
  };
}

/** The fields of marks in https://docs.joinmastodon.org/entities/Status/ and in what is scheduled. */
export interface StatusMarks {
  sensitive: boolean;
  /** BCP 47; null: unknown. */
  language: string | null;
}

export function statusMarks({ isSensitive, language }: PostMarks): StatusMarks {
  return { sensitive: isSensitive, language };
}
