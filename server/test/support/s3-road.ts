import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Server } from './s3-server.js';

/** The way to an S3 service, which can be blocked: then it answers 503 in its place. */
export class S3Road {
  /** Turn it while nothing is under way. */
  blocked = false;
  /** How many requests came, by method. */
  readonly came: Record<string, number> = {};

  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  static async to(s3: S3Server): Promise<S3Road> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const road = new S3Road(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server);
    server.on('request', (incoming, answer) => {
      const { method = '', headers, url } = incoming;
      road.came[method] = (road.came[method] ?? 0) + 1;
      if (road.blocked) {
        incoming.resume().on('end', () => answer.writeHead(503).end());
        return;
      }
      // The host stays as it is, because it is signed.
      const onward = request(`${s3.url}${url}`, { method, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      incoming.pipe(onward);
    });
    return road;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
