const REDACTED = '[redacted]';
/** Names of fields whose strings are never logged, at any depth. */
const SECRET_NAME =
  /pass(word|wd|phrase)|secret|token|authorization|cookie|jwt|api-?key|credential|^e-?mails?$|^(recipient|to)$/i;
const MAX_DEPTH = 5;
const MAX_ITEMS = 20;
const MAX_TEXT = 4_000;

// Every repetition is bounded, so that a long line costs linear time.
const ADDRESS = /[^\s"'<>()[\],;:@\\/]{1,128}@[^\s"'<>()[\],;:@\\/]{1,255}/g;
const BEARER = /\b(Bearer|Basic)\s{1,4}[\w.~+/=-]{1,4096}/gi;
/** The pattern of the route itself (`:refreshToken`) may be logged. */
const TOKEN_PATH = /(\/tokens\/)(?!:)[^\s/?#"'<>]{1,4096}/g;
const TOKEN_QUERY = /\b((?:token|code|key|secret|password)=)[^\s&#"'<>]{1,4096}/gi;
/** Runs that only random bytes make: 40 or more of the base64url letters, upper, lower and digits mixed. */
const RANDOM_RUN = /[\w-]{40,}/g;

/** Of the examples in the server's own advice, such as smtp://user:password@host:587: what looks like an address there. */
const EXAMPLE = 'password@host';

function hideRandom(run: string): string {
  return /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run) ? REDACTED : run;
}

/**
 * A text without email addresses, credentials and tokens, truncated for a log line.
 * @param sender the site's own address, which is no secret
 */
export function scrubText(text: string, sender?: string): string {
  let clean = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  if (clean.includes('@')) {
    clean = clean.replace(ADDRESS, (address) => (address === EXAMPLE || address === sender ? address : REDACTED));
  }
  if (clean.includes(' ')) clean = clean.replace(BEARER, `$1 ${REDACTED}`);
  if (clean.includes('/tokens/')) clean = clean.replace(TOKEN_PATH, `$1${REDACTED}`);
  if (clean.includes('=')) clean = clean.replace(TOKEN_QUERY, `$1${REDACTED}`);
  return clean.length < 40 ? clean : clean.replace(RANDOM_RUN, hideRandom);
}

function scrubError(error: Error, depth: number, sender?: string): Record<string, unknown> {
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: scrubText(error.message, sender),
    // PostgreSQL's `detail` contains values of the row, so only these two fields of the driver are logged.
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(error.stack !== undefined && { stack: scrubText(error.stack, sender) }),
    ...(error.cause !== undefined && error.cause !== error && { cause: scrubValue(error.cause, depth + 1, sender) }),
  };
}

function scrubValue(value: unknown, depth: number, sender?: string): unknown {
  if (typeof value === 'string') return scrubText(value, sender);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value;
  if (depth > MAX_DEPTH) return '[deep]';
  if (value instanceof Error) return scrubError(value, depth, sender);
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => scrubValue(item, depth + 1, sender));
  if (ArrayBuffer.isView(value)) return '[bytes]';
  return scrubFields(value as Record<string, unknown>, sender, depth + 1);
}

/**
 * The fields of a log line without secrets, at any depth: by name (passwords, tokens, cookies, addresses) and by form (strings that
 * look like an address or a credential). Numbers and booleans stay under every name.
 */
export function scrubFields(fields: Record<string, unknown>, sender?: string, depth = 0): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const name in fields) {
    const value = fields[name];
    const harmless = value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean';
    clean[name] = harmless ? value : SECRET_NAME.test(name) ? REDACTED : scrubValue(value, depth, sender);
  }
  return clean;
}
