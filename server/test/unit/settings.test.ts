import { describe, expect, it } from '@jest/globals';
import { isLoopbackUrl } from '#kernel/config/public-url.js';
import { loadSettings } from '#kernel/config/settings.js';
import { startAdvice } from '#kernel/config/start-advice.js';

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

  it('listen on IPv6 too where people come by an IPv6 address, unless HOST says otherwise', () => {
    const hostOf = (env: Record<string, string>) => loadSettings(env).HOST;

    expect(hostOf({})).toBe('0.0.0.0');
    expect(hostOf({ PUBLIC_URL: 'http://192.168.1.5' })).toBe('0.0.0.0');
    expect(hostOf({ PUBLIC_URL: 'http://[::1]:3000' })).toBe('::');
    expect(hostOf({ PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' })).toBe('::1');
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
