import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Circuit } from '../circuit/circuit.js';
import { MailTransport, type OutgoingMail, type Outcome } from './mail-transport.js';

const POLL_MS = 1_000;

/** The mail server, which is not contacted for some time after it was unreachable several times in a row. */
@Injectable()
export class MailServer implements OnApplicationShutdown {
  constructor(
    private readonly transport: MailTransport,
    private readonly circuit: Circuit,
  ) {}

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /** Whether it was unreachable several times in a row and has not answered since. */
  get isDown(): boolean {
    return this.circuit.broken;
  }

  /** Resolves when the server may be contacted. @throws the reason of `signal` */
  async ready(signal: AbortSignal): Promise<void> {
    while (this.circuit.open) {
      await delay(POLL_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }

  /** @throws if the message can't be composed */
  async send(mail: OutgoingMail): Promise<Outcome> {
    const outcome = await this.transport.send(mail);
    if (outcome.kind === 'unreachable') this.circuit.failed();
    else this.circuit.succeeded();
    return outcome;
  }
}
