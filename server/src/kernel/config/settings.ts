import { resolve } from 'node:path';
import { z } from 'zod';
import { parseAddress } from '../text/address.js';
import { senderOf } from './sender.js';
import { isLoopbackUrl } from './public-url.js';
import { StartupError } from './startup-error.js';

const switchOf = (fallback: boolean) =>
  z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default(fallback ? 'on' : 'off')
    .transform((value) => value === 'on');

const urlOf = (sentence: string, ...protocols: string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), { error: sentence })
    .optional();

const POSTGRES_URL = 'must be an address such as postgres://user:password@host:5432/mallard';
const REDIS_URL = 'must be an address such as redis://host:6379';

/**
 * Every setting of the product, read once from the environment at start.
 * Names and defaults are the operators' contract (docs/operations.md).
 */
const schema = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('production'),
  HOST: z.string().optional(),
  PORT: z.coerce
    .number({ error: 'must be a port number from 0 to 65535' })
    .int('must be a port number from 0 to 65535')
    .min(0, 'must be a port number from 0 to 65535')
    .max(65_535, 'must be a port number from 0 to 65535')
    .default(3000),
  PUBLIC_URL: urlOf('must be an address such as https://mallard.example', 'http:', 'https:').refine(
    (value) => value === undefined || !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
    { error: 'must be an address without a path, such as https://mallard.example' },
  ),
  PRODUCT_NAME: z
    .string()
    .trim()
    .refine((name) => name !== '' && [...name].length <= 40, 'must be 1 to 40 characters')
    .default('Mallard'),
  DATA_DIR: z.string().min(1, 'must be a folder').default('./data'),
  DATABASE_URL: urlOf(POSTGRES_URL, 'postgres:', 'postgresql:'),
  DATABASE_REPLICA_URL: urlOf(POSTGRES_URL, 'postgres:', 'postgresql:'),
  DATABASE_DIRECT_URL: urlOf(POSTGRES_URL, 'postgres:', 'postgresql:'),
  DATABASE_POOL_SIZE: z.coerce
    .number({ error: 'must be a number of connections from 2 to 100' })
    .int('must be a number of connections from 2 to 100')
    .min(2, 'must be a number of connections from 2 to 100')
    .max(100, 'must be a number of connections from 2 to 100')
    .default(10),
  REDIS_URL: urlOf(REDIS_URL, 'redis:', 'rediss:'),
  S3_URL: urlOf('must be an address such as https://s3.eu-central-1.amazonaws.com', 'http:', 'https:'),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be the name of a bucket: 3 to 63 lowercase letters, digits, dots and hyphens',
    )
    .optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  SMTP_URL: urlOf('must be an address such as smtp://user:password@host:587', 'smtp:', 'smtps:'),
  MAIL_FROM: z.string().optional(),
  CONTACT_EMAIL: z
    .string()
    .refine((value) => parseAddress(value) !== null, { error: 'must be an email address' })
    .optional(),
  JWT_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  REFRESH_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  ROOT_EMAIL: z
    .string()
    .refine((value) => parseAddress(value) !== null, { error: 'must be an email address' })
    .default('root@localhost'),
  ROOT_PASSWORD: z.string().min(15, 'must be 15 to 128 characters').max(128, 'must be 15 to 128 characters').optional(),
  REGISTRATION_ENABLED: switchOf(true),
  STAFF_SECOND_FACTOR: z.enum(['off', 'required'], { error: 'must be off or required' }).default('off'),
  DEMO_DATA: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  DISCORD_URL: urlOf('must be an address such as https://discord.gg/invite', 'https:'),
  LINK_CARDS: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .refine((origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin), {
      error: 'must be origins such as https://app.example, separated by commas',
    }),
  RATE_LIMITS: switchOf(true),
  REQUEST_TIMEOUT: z.coerce
    .number({ error: 'must be a number of seconds from 3 to 120' })
    .int('must be a number of seconds from 3 to 120')
    .min(3, 'must be a number of seconds from 3 to 120')
    .max(120, 'must be a number of seconds from 3 to 120')
    .default(6),
  GRAPHQL_EXECUTOR: z.enum(['planned', 'graphql-js'], { error: 'must be planned or graphql-js' }).default('planned'),
  TRUST_PROXY: z
    .union([z.literal('off').transform(() => 0), z.coerce.number().int().min(0).max(10)], {
      error: 'must be off, or the number of proxies in front (1 to 10)',
    })
    .default(0),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be trace, debug, info, warn, error, fatal or silent',
    })
    .default('info'),
});

export type SettingName = keyof z.input<typeof schema>;
export const SETTING_NAMES = Object.keys(schema.shape) as SettingName[];
type Raw = z.output<typeof schema>;

/** The settings, with derived values filled in. */
export interface Settings extends Omit<Raw, 'HOST' | 'PUBLIC_URL' | 'MAIL_FROM' | 'DEMO_DATA' | 'LINK_CARDS'> {
  /** The address listened on: every IPv4 one by default, and every IPv6 one too where PUBLIC_URL is an IPv6 address. */
  HOST: string;
  /** Origin of links in mails; without a trailing slash. */
  PUBLIC_URL: string;
  MAIL_FROM: string;
  /** On by default for a local site on an embedded database (which must also be empty), else off. */
  DEMO_DATA: boolean;
  /** Whether the server reads pages that people link to. On by default in production, else off. */
  LINK_CARDS: boolean;
  /** True where no DATABASE_URL is given. */
  embedded: boolean;
}

export const SETTINGS = Symbol('SETTINGS');

/** Settings that others make necessary. */
function missing(given: Readonly<Record<string, unknown>>): string[] {
  const isGiven = (name: string) => given[name] !== undefined;
  const problems: string[] = [];
  if (isGiven('DATABASE_URL') && !isGiven('JWT_SECRET') && (given['NODE_ENV'] ?? 'production') === 'production')
    problems.push('JWT_SECRET must be at least 32 characters; it is required where DATABASE_URL is set.');
  for (const name of ['DATABASE_REPLICA_URL', 'DATABASE_DIRECT_URL']) {
    if (isGiven(name) && !isGiven('DATABASE_URL'))
      problems.push(`${name} is set, but DATABASE_URL is not; it must be set too.`);
  }
  const s3 = ['S3_URL', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
  if (s3.some(isGiven)) {
    for (const name of s3.filter((each) => !isGiven(each)))
      problems.push(`${name} must be set too: ${s3.join(', ')} belong together.`);
  }
  return problems;
}

/**
 * Reads the settings. An empty value counts as not given.
 * @throws StartupError with a sentence for each wrong setting, which names it and what it must be
 */
export function loadSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}.`),
    ...missing(given),
  ];
  if (!parsed.success || problems.length > 0) throw new StartupError(problems.join('\n'));
  const raw = parsed.data;
  const embedded = raw.DATABASE_URL === undefined;
  const publicUrl = (raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`).replace(/\/+$/, '');
  const { hostname } = new URL(publicUrl);
  const mailFrom = raw.MAIL_FROM ?? `${raw.PRODUCT_NAME} <${noReplyAt(hostname)}>`;
  // Throws for an invalid sender.
  senderOf(mailFrom);
  return {
    ...raw,
    HOST: raw.HOST ?? (hostname.startsWith('[') ? '::' : '0.0.0.0'),
    PUBLIC_URL: publicUrl,
    MAIL_FROM: mailFrom,
    DEMO_DATA: raw.DEMO_DATA === undefined ? embedded && isLoopbackUrl(publicUrl) : raw.DEMO_DATA === 'on',
    LINK_CARDS: raw.LINK_CARDS === undefined ? raw.NODE_ENV === 'production' : raw.LINK_CARDS === 'on',
    DATA_DIR: resolve(raw.DATA_DIR),
    embedded,
  };
}

/** IP addresses and bare machine names are not mail domains; every mailer accepts localhost. */
function noReplyAt(host: string): string {
  const address = `no-reply@${host}`;
  return parseAddress(address) === null ? 'no-reply@localhost' : address;
}
