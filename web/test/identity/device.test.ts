import { describe, expect, it } from '@jest/globals';
import { readDevice } from '@mallard/rules/device';

describe('a device in words', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux', false],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge',
      'Windows',
      false,
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari',
      'macOS',
      false,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
      true,
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
      true,
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
      'Chrome',
      'Linux',
      false,
    ],
    ['curl/8.5.0', 'curl', null, false],
    ['node', 'Node.js', null, false],
    ['python-requests/2.32.3', 'python-requests', null, false],
    ['Dalvik/2.1.0 (Linux; U; Android 15; Pixel 9)', 'Dalvik', 'Android', false],
    ['Pond for iOS/1.2 (iPhone)', 'Pond', 'iPhone', true],
    ['Mozilla/5.0 (compatible)', null, null, false],
    ['<b>x</b>', null, null, false],
    [null, null, null, false],
  ])('reads %s', (userAgent, browser, system, isPhone) => {
    expect(readDevice(userAgent)).toEqual({ browser, system, isPhone });
  });
});
