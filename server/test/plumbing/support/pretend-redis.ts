import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** The little of Redis that topics need, spoken over a real socket, so that its absence and its silence can be tried. */
export class PretendRedis {
  private readonly sockets = new Set<Socket>();
  private readonly listening = new Map<Socket, string>();
  private server: Server | undefined;
  private port = 0;
  /** While true, commands are read and never answered. */
  silent = false;
  published = 0;

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.server = createServer((socket) => this.serve(socket)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    for (const socket of this.sockets) socket.destroy();
    if (!server) return;
    server.close();
    await once(server, 'close');
  }

  /** Cuts the connections that receive, as a broken network would, for one moment. */
  cutListeners(): void {
    for (const socket of this.listening.keys()) socket.destroy();
  }

  /** Cuts the connections that only send. */
  cutSenders(): void {
    for (const socket of this.sockets) if (!this.listening.has(socket)) socket.destroy();
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.sockets.delete(socket);
      this.listening.delete(socket);
    });
    let rest = '';
    socket.on('data', (bytes) => {
      rest += bytes.toString('latin1');
      for (let command = take(rest); command; command = take(rest)) {
        rest = rest.slice(command.length);
        if (!this.silent) this.answer(socket, command.words);
      }
    });
  }

  private answer(socket: Socket, [name = '', first = '', second = '']: string[]): void {
    switch (name.toUpperCase()) {
      case 'SUBSCRIBE':
        this.listening.set(socket, first);
        socket.write(`*3\r\n${bulk('subscribe')}${bulk(first)}:1\r\n`, 'latin1');
        break;
      case 'PUBLISH': {
        this.published += 1;
        const found = [...this.listening].filter(([, channel]) => channel === first);
        for (const [listener] of found)
          listener.write(`*3\r\n${bulk('message')}${bulk(first)}${bulk(second)}`, 'latin1');
        socket.write(`:${found.length}\r\n`);
        break;
      }
      case 'PING':
        socket.write(this.listening.has(socket) ? `*2\r\n${bulk('pong')}${bulk('')}` : '+PONG\r\n');
        break;
      case 'HELLO':
        socket.write("-ERR unknown command 'HELLO'\r\n");
        break;
      case 'INFO':
        socket.write(bulk('loading:0\r\n'));
        break;
      default:
        socket.write('+OK\r\n');
    }
  }
}

function bulk(text: string): string {
  return `$${text.length}\r\n${text}\r\n`;
}

/** The first whole command of a RESP stream, if it has come in. */
function take(text: string): { words: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return null;
  const words: string[] = [];
  let at = head[0].length;
  for (let left = Number(head[1]); left > 0; left -= 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at, at + 16));
    if (!size) return null;
    const start = at + size[0].length;
    const end = start + Number(size[1]);
    if (text.length < end + 2) return null;
    words.push(text.slice(start, end));
    at = end + 2;
  }
  return { words, length: at };
}
