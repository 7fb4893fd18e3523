const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Limits of a JSON text. */
export interface JsonLimits {
  /** Levels of lists and objects. */
  readonly depth: number;
  /** Members of all objects and items of all lists together. */
  readonly values: number;
}

/**
 * Whether a JSON text exceeds a limit. Reads it once without parsing it; the result for invalid JSON does not matter, because the
 * parser refuses it.
 */
export function exceeds(json: Buffer, limits: JsonLimits): keyof JsonLimits | null {
  let depth = 0;
  let values = 1;
  let isInText = false;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index]!;
    if (isInText) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (OPENING.has(byte)) {
      depth += 1;
      if (depth > limits.depth) return 'depth';
    } else if (CLOSING.has(byte)) depth -= 1;
    else if (byte === COMMA) {
      values += 1;
      if (values > limits.values) return 'values';
    }
  }
  return null;
}
