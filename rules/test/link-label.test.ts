import { describe, expect, it } from '@jest/globals';
import { linkLabel } from '../src/link-label.js';

describe('the label of a link', () => {
  it.each([
    ['https://example.org', 'example.org', ''],
    ['https://example.org/', 'example.org', ''],
    ['http://www.example.org/ponds', 'example.org', '/ponds'],
    ['www.example.org?x=1', 'example.org', '?x=1'],
    ['HTTPS://Example.org/A', 'Example.org', '/A'],
    ['https://example.org:8080/a', 'example.org:8080', '/a'],
    ['https://ברווז.co.il/אגם', 'ברווז.co.il', '/אגם'],
  ])('of %s is %s and %s', (written, host, rest) => {
    expect(linkLabel(written)).toEqual({ host, rest });
  });

  it('is shortened behind the host', () => {
    const { host, rest } = linkLabel('https://example.org/a/very/long/path/that/goes/on?and=on');

    expect(host).toBe('example.org');
    expect(rest).toBe('/a/very/long/path/tha…');
  });

  it('never shortens the host', () => {
    const long = `${'a'.repeat(60)}.example.org`;

    expect(linkLabel(`https://${long}/x`).host).toBe(long);
  });

  it('does not let a name before the host pass for one', () => {
    expect(linkLabel('https://bank.example@evil.example/login').host).toBe('evil.example');
  });

  it('does not cut a character in half', () => {
    const { rest } = linkLabel(`https://example.org/${'x'.repeat(19)}🦆${'x'.repeat(9)}`);

    expect(rest).toBe(`/${'x'.repeat(19)}…`);
  });
});
