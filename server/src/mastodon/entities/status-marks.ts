import type { MarksDraft, PostMarks } from '#posts/model/post-marks.js';
import { flag, optional } from '../request/fields.js';

/** The parameters by which clients give the marks of a post. */
export const markParams = {
  sensitive: optional(flag),
};

/** With a warning, media are covered anyway: clients then say `sensitive` too, without meaning more by it. */
export function toMarksDraft({ sensitive }: { sensitive?: boolean | undefined }, hasWarning: boolean): MarksDraft {
  return { ...(!hasWarning && { isSensitive: sensitive }) };
}

/** The fields of marks in https://docs.joinmastodon.org/entities/Status/ and in what is scheduled. */
export interface StatusMarks {
  sensitive: boolean;
  /** BCP 47; null: unknown. */
  language: string | null;
}

export function statusMarks({ isSensitive }: PostMarks): StatusMarks {
  return { sensitive: isSensitive, language: null };
}
