import { describe, expect, it } from '@jest/globals';
import { isLoopbackUrl } from '#kernel/config/public-url.js';
import { loadSettings, SETTING_NAMES } from '#kernel/config/settings.js';
import { startAdvice } from '#kernel/config/start-advice.js';
import { unknownSettings } from '#kernel/config/unknown-settings.js';

describe('the settings of a site', () => {
  it.each([
    ['https://mallard.example', 'Mallard <no-reply@mallard.example>'],
    ['https://ברווז.example', 'Mallard <no-reply@xn--5dbiae1g.example>'],
    ['http://localhost:3000', 'Mallard <no-reply@localhost>'],
    ['http://127.0.0.1:3000', 'Mallard <no-reply@localhost>'],
    ['http://192.168.1.5', 'Mallard <no-reply@localhost>'],
    ['http://[::1]:3000', 'Mallard <no-reply@localhost>'],
    ['http://[2001:db8::7]', 'Mallard <no-reply@localhost>'],
    ['http://nas:3000', 'Mallard <no-reply@localhost>'],
    ['http://my_nas.lan', 'Mallard <no-reply@localhost>'],
  ])('at %s send mails from %s', (PUBLIC_URL, sender) => {
    expect(loadSettings({ PUBLIC_URL }).MAIL_FROM).toBe(sender);
  });

  it.each([
    'http://localhost:3000',
    'http://LOCALHOST',
    'http://pond.localhost:3000',
    'http://127.0.0.1',
    'http://127.9.9.9:1',
    'http://[::1]:3000',
  ])('tell that %s is a local site, with demo people by default', (PUBLIC_URL) => {
    expect(isLoopbackUrl(PUBLIC_URL)).toBe(true);
    expect(loadSettings({ PUBLIC_URL }).DEMO_DATA).toBe(true);
  });

  it.each([
    'https://mallard.example',
    'https://localhost.mallard.example',
    'https://notlocalhost',
    'http://128.0.0.1',
    'http://192.168.1.5',
    'http://[::2]',
    'http://nas',
  ])('tell that %s is open to others, with demo people only where they are asked for', (PUBLIC_URL) => {
    expect(isLoopbackUrl(PUBLIC_URL)).toBe(false);
    expect(loadSettings({ PUBLIC_URL }).DEMO_DATA).toBe(false);
    expect(loadSettings({ PUBLIC_URL, DEMO_DATA: 'on' }).DEMO_DATA).toBe(true);
  });

  it.each([
    ['PUBLIC_URL', 'https://mallard.example/path', 'must be an address without a path'],
    ['PUBLIC_URL', 'https://mallard.example/?a', 'must be an address without a path'],
    ['PUBLIC_URL', 'https://a@mallard.example', 'must be an address without a path'],
    ['PUBLIC_URL', 'mallard.example', 'must be an address such as'],
    ['NODE_ENV', 'prod', 'must be production, development or test'],
  ])('refuse %s=%s', (name, value, reason) => {
    expect(() => loadSettings({ [name]: value })).toThrow(`${name} ${reason}`);
  });

  it('are told all at once where several are wrong', () => {
    const wrong = {
      PORT: 'abc',
      NODE_ENV: 'prod',
      S3_URL: 'https://s3.example',
      DATABASE_REPLICA_URL: 'postgres://a/b',
    };

    expect(() => loadSettings(wrong)).toThrow(
      /^NODE_ENV must .*\nPORT must .*\nDATABASE_REPLICA_URL is set, .*\nS3_BUCKET must be set too.*\nS3_ACCESS_KEY .*\nS3_SECRET_KEY .*$/,
    );
  });

  it('take an address that ends with a slash', () => {
    expect(loadSettings({ PUBLIC_URL: 'https://mallard.example/' }).PUBLIC_URL).toBe('https://mallard.example');
  });

  it('listen on IPv6 too where people come by an IPv6 address, unless HOST says otherwise', () => {
    const hostOf = (env: Record<string, string>) => loadSettings(env).HOST;

    expect(hostOf({})).toBe('0.0.0.0');
    expect(hostOf({ PUBLIC_URL: 'http://192.168.1.5' })).toBe('0.0.0.0');
    expect(hostOf({ PUBLIC_URL: 'http://[::1]:3000' })).toBe('::');
    expect(hostOf({ PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' })).toBe('::1');
  });

  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTP_PASSWORD', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['S3_REGION', 'S3_URL, S3_BUCKET, S3_ACCESS_KEY, or S3_SECRET_KEY'],
    ['ROOT_MAIL', 'ROOT_EMAIL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['REDIS_URI', 'REDIS_URL'],
    ['CORS_ORIGIN', 'CORS_ORIGINS'],
    ['public_url', 'PUBLIC_URL'],
  ])('warn of %s, which is none, and name %s', (name, meant) => {
    expect(unknownSettings({ [name]: 'x' })).toEqual([`${name} is not a setting. Did you mean ${meant}?`]);
  });

  it('say nothing of the variables of a system, of Node, npm and PostgreSQL', () => {
    const names =
      'PATH HOME HOSTNAME HOSTTYPE USER SHELL PWD OLDPWD SHLVL LANG TERM EDITOR MAIL MAILCHECK LOGNAME TMPDIR TZ CI ' +
      'NODE_OPTIONS NODE_PATH NODE_VERSION NODE_EXTRA_CA_CERTS NPM_CONFIG_CACHE npm_config_cache PGHOST PGPASSWORD ' +
      'POSTGRES_PASSWORD POSTGRES_USER LOG_FORMAT DISPLAY ROOT PORTS INIT_CWD COLOR MALLOC_ARENA_MAX http_proxy NO_PROXY ' +
      'GRAPHQL_TOKEN PROJECT_NAME TURBO_TELEMETRY_DISABLED YARN_VERSION APP_PORT _';

    expect(unknownSettings(Object.fromEntries(names.split(' ').map((name) => [name, 'x'])))).toEqual([]);
    expect(unknownSettings({ SMTP_SERVICE_HOST: '10.0.0.1', S3_PORT: 'tcp://10.0.0.2:8333' })).toEqual([]);
    expect(unknownSettings(Object.fromEntries(SETTING_NAMES.map((name) => [name, 'x'])))).toEqual([]);
  });

  it('warn where emails reach no one, and where others will refuse their sender', () => {
    const adviceOn = (env: Record<string, string>) => startAdvice(loadSettings(env)).join(' ');
    const SMTP_URL = 'smtp://mail.example';

    expect(adviceOn({})).toBe('');
    expect(adviceOn({ PUBLIC_URL: 'https://mallard.example', SMTP_URL })).toBe('');
    expect(adviceOn({ PUBLIC_URL: 'https://mallard.example' })).toMatch(/^SMTP_URL is not set/);
    expect(adviceOn({ PUBLIC_URL: 'http://192.168.1.5' })).toMatch(/^SMTP_URL is not set/);
    expect(adviceOn({ PUBLIC_URL: 'http://192.168.1.5', SMTP_URL })).toMatch(/no-reply@localhost.*Set MAIL_FROM/);
    expect(adviceOn({ PUBLIC_URL: 'http://192.168.1.5', SMTP_URL, MAIL_FROM: 'a@mallard.example' })).toBe('');
  });
});
