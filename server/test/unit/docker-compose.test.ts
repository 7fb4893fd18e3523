import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { loadSettings, SETTING_NAMES } from '#kernel/config/settings.js';
import { startAdvice } from '#kernel/config/start-advice.js';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

interface Service {
  environment?: Record<string, string>;
  profiles?: string[];
  ports?: string[];
  command?: string[];
  restart?: string;
  cap_add?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  read_only?: boolean;
}

const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };
const required = {
  POSTGRES_PASSWORD: 'postgres-password',
  VALKEY_PASSWORD: 'valkey-password',
  S3_SECRET_KEY: 's3-secret-key',
  JWT_SECRET: 'a secret of thirty-two characters',
  ROOT_PASSWORD: 'otter lantern cobalt',
};
/** Where the container listens and writes is fixed; the published port is not. */
const FIXED = ['DATA_DIR', 'NODE_ENV', 'HOST', 'PORT'];

/** Replaces `${NAME:-default}` and `${NAME:?message}`, the innermost first, as compose does. */
function interpolate(text: string, env: Record<string, string>): string {
  const once = text.replace(/\$\{(\w+)(?::([-?])([^{}]*))?\}/, (_, name: string, kind: string, rest: string) => {
    if (env[name]) return env[name];
    if (kind === '?') throw new Error(rest);
    return rest;
  });
  return once === text ? text : interpolate(once, env);
}

const environment = (service: string, env: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(services[service]?.environment ?? {}).map(([name, value]) => [name, interpolate(value, env)]),
  );

describe('docker compose', () => {
  it.each(['app', 'app-2', 'migrate'])('passes every setting of .env to %s', (service) => {
    const passed = SETTING_NAMES.filter((name) => !FIXED.includes(name));
    const given = Object.fromEntries(passed.map((name) => [name, `given ${name}`]));

    expect(environment(service, { ...required, ...given })).toEqual(given);
  });

  it('publishes the proxy at HOST and PORT of .env, and on this machine alone without them', () => {
    const port = services.proxy?.ports?.[0] ?? '';

    expect(interpolate(port, {})).toBe('127.0.0.1:3000:3000');
    expect(interpolate(port, { HOST: '10.0.0.5', PORT: '8080' })).toBe('10.0.0.5:8080:3000');
  });

  it('leaves the defaults of settings to the server, but for its own services and the proxy', () => {
    const fromCompose = loadSettings(environment('app', required));
    const { JWT_SECRET, ROOT_PASSWORD } = required;
    const own = loadSettings({ JWT_SECRET, ROOT_PASSWORD, DATABASE_URL: fromCompose.DATABASE_URL });
    const { REDIS_URL, S3_URL, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, TRUST_PROXY } = fromCompose;

    expect(fromCompose.DATABASE_URL).toBe('postgres://mallard:postgres-password@postgres:5432/mallard');
    expect(TRUST_PROXY).toBe(1);
    expect(fromCompose).toEqual({ ...own, REDIS_URL, S3_URL, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, TRUST_PROXY });
  });

  it('catches emails only in its profile, so that a public site without a mail server is warned', () => {
    const site = environment('app', { ...required, PUBLIC_URL: 'https://mallard.example' });

    expect(services.mail?.profiles).toEqual(['mailpit']);
    expect(startAdvice(loadSettings(site)).join()).toContain('SMTP_URL is not set');
  });

  it.each(Object.keys(services))(
    'lets %s gain no privileges, and use no capability that it does not start with',
    (service) => {
      expect(services[service]).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    },
  );

  it('gives capabilities to PostgreSQL and the proxy alone', () => {
    const capable = Object.entries(services).filter(([, { cap_add }]) => cap_add);

    expect(capable.map(([service]) => service)).toEqual(['postgres', 'proxy']);
  });

  it.each(['app', 'app-2', 'migrate', 'proxy', 'valkey', 'mail'])(
    'lets %s write nothing but its volumes',
    (service) => {
      expect(services[service]?.read_only).toBe(true);
    },
  );

  it('goes on after a crash, but migrates once', () => {
    const restarts = Object.entries(services).map(([service, { restart }]) => [service, restart]);

    expect(Object.fromEntries(restarts)).toEqual({
      ...Object.fromEntries(Object.keys(services).map((service) => [service, 'unless-stopped'])),
      migrate: 'no',
    });
  });

  it('opens Valkey with its password only', () => {
    expect(services.valkey?.command?.join(' ')).toContain('--requirepass "$$VALKEY_PASSWORD"');
    expect(environment('valkey', required)).toEqual({ VALKEY_PASSWORD: 'valkey-password' });
    expect(environment('app', required).REDIS_URL).toBe('redis://:valkey-password@valkey:6379');
  });

  it('has the same settings as the table of docs/operations.md', () => {
    const rows = read('docs/operations.md').matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+) +\| /gm);
    const table = read('docs/operations.md').split('**Local sites.**', 1)[0] ?? '';
    const documented = [...rows]
      .filter(({ index }) => index < table.length)
      .flatMap(([, names = '']) => names.match(/\w+/g) ?? []);

    expect(documented.sort()).toEqual([...SETTING_NAMES].sort());
  });
});
