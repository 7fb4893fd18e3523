import { connect, createServer, type Server, type Socket } from 'node:net';

/** The wire between a browser and the server, at an address of its own. It can be cut and mended. */
export class Line {
  private readonly ends = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(target: string): Promise<Line> {
    const port = Number(new URL(target).port);
    const server = createServer((near) => line.carry(near, port));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('There is no free port.');
    const line: Line = new Line(server, `http://localhost:${address.port}`);
    return line;
  }

  /** Resets every connection, and each that is tried until the line is mended. */
  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.resetAndDestroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((closed) => this.server.close(closed));
  }

  private carry(near: Socket, port: number): void {
    if (this.isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(port, 'localhost');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        this.ends.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  }
}
