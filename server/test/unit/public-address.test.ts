import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ForeignAddresses, ForeignAddressRefused, ForeignRequests } from '#kernel/http/foreign-requests.js';
import { isPublicAddress } from '#kernel/http/public-address.js';

const PRIVATE = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1', '198.19.255.255'],
  ...['198.51.100.7', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1'],
  ...['64:ff9b:1::1', '100::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', 'fc00::1', 'fd12:3456::1'],
  ...['fe80::1', 'fe80::1%eth0', '2606:4700::1%eth0', 'fec0::1', 'ff02::1', '5f00::1'],
  ...['', 'localhost', '127.1', '0x7f000001', '2130706433', '8.8.8.8.', ' 8.8.8.8'],
];
const PUBLIC = ['1.1.1.1', '8.8.8.8', '100.63.255.255', '172.15.0.1', '172.32.0.1', '192.0.3.1', '223.255.255.254'];
const PUBLIC_IPV6 = ['2606:4700:4700::1111', '2001:4860:4860::8888', '2a00:1450:4001::1'];

describe('an address of the public internet', () => {
  it.each(PRIVATE)('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([...PUBLIC, ...PUBLIC_IPV6])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

/** What every host of the tests may be asked by, except that its IP address is checked as this says. */
class Reachable extends ForeignAddresses {
  constructor(private readonly isAllowedNow: (address: string) => boolean) {
    super();
  }
  override isAllowed(): boolean {
    return true;
  }
  override isReachable(address: string): boolean {
    return this.isAllowedNow(address);
  }
}

describe('requests to foreign addresses', () => {
  const servers: Server[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
  const asked = { method: 'GET', headers: {}, timeoutMs: 10_000, maxBytes: 10 } as const;

  /** @returns the port of a server on 127.0.0.1 */
  async function serve(handler: Parameters<typeof createServer>[1]): Promise<number> {
    const server = createServer(handler as never);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  it.each([
    ...['http://push.example/', 'https://push.example:8443/', 'https://user@push.example/', 'ftp://push.example/'],
    ...[
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://2130706433/',
      'https://0x7f.1/',
    ],
    ...['https://localhost/', 'nothing'],
  ])('are not made to %s', async (url) => {
    const requests = new ForeignRequests(new ForeignAddresses());

    await expect(requests.send({ ...asked, url })).rejects.toBeInstanceOf(ForeignAddressRefused);
  });

  it('connect to the address that was checked, and check it with every request', async () => {
    const arrived = jest.fn();
    const port = await serve((_, response) => {
      arrived();
      response.end('an answer that is too long');
    });
    const checked: string[] = [];
    const answers = [true, false];
    const requests = new ForeignRequests(
      new Reachable((address) => {
        checked.push(address);
        // A name that leads elsewhere at the second request: nothing of the first is used again.
        return address.includes(':') || answers.shift()!;
      }),
    );

    const answer = await requests.send({ ...asked, url: `http://127.0.0.1:${port}/` });
    const again = requests.send({ ...asked, url: `http://127.0.0.1:${port}/` });

    expect([answer.status, answer.body.toString(), answer.isCut]).toEqual([200, 'an answer ', true]);
    await expect(again).rejects.toBeInstanceOf(ForeignAddressRefused);
    expect([checked, arrived.mock.calls.length]).toEqual([['127.0.0.1', '127.0.0.1'], 1]);
  });

  it('resolve a name once, and refuse it if one of its addresses is refused', async () => {
    const port = await serve((_, response) => void response.end('here'));
    const checked: string[] = [];
    const open = new ForeignRequests(new Reachable((address) => checked.push(address) > 0));

    const answer = await open.send({ ...asked, url: `http://localhost:${port}/` });

    expect([answer.body.toString(), checked.includes('127.0.0.1')]).toEqual(['here', true]);
    const closed = new ForeignRequests(new Reachable((address) => address !== '127.0.0.1'));
    await expect(closed.send({ ...asked, url: `http://localhost:${port}/` })).rejects.toBeInstanceOf(
      ForeignAddressRefused,
    );
  });

  it('follow no redirect, and end after their time', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/slow') return;
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    });
    const requests = new ForeignRequests(new Reachable(() => true));

    expect((await requests.send({ ...asked, url: `http://127.0.0.1:${port}/` })).status).toBe(302);
    await expect(
      requests.send({ ...asked, timeoutMs: 100, url: `http://127.0.0.1:${port}/slow` }),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });
});
