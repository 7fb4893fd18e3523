import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { NetworkGate } from '#kernel/request/network-gate.js';
import { foldedHandle } from './folded-handle.js';
import { MailExchanges } from './mail-exchanges.js';
import { Networks } from './networks.js';
import { REGISTRATION_RULES_CHANGED } from './registration.topics.js';
import type { IpSeverity, RegistrationMode } from './registration-rules.entity.js';
import { type HandleRule, RulesReader } from './rules-reader.js';

/** Reloads this often, in case a message was lost, and because blocks end and people come and go. */
const REFRESH_MS = 15_000;

/** What a block does to a registration. */
export type Verdict = 'BLOCKED' | 'NEEDS_APPROVAL' | null;

/**
 * Who may register, in memory on every server: reading it is free and never fails. It is loaded when it changes (by topic)
 * and every 15 seconds.
 */
@Injectable()
export class RegistrationBoard implements NetworkGate, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RegistrationBoard.name);
  private readonly subscriptions: (() => void)[] = [];
  private chosen: RegistrationMode | null = null;
  private youngest: number | null = null;
  /** Whether each domain needs approval only. */
  private domains: ReadonlyMap<string, boolean> = new Map();
  private handles: readonly HandleRule[] = [];
  private networks = new Networks([]);
  private areReviewersAbsent = false;
  private seenAt: Date | null = null;
  private reading: Promise<void> = Promise.resolve();
  private nextReading: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly reader: RulesReader,
    private readonly exchanges: MailExchanges,
    private readonly topics: Topics,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.subscriptions.push(
      this.topics.subscribe(REGISTRATION_RULES_CHANGED, () => void this.read()),
      this.topics.onGap(() => void this.read()),
    );
    await this.read();
  }

  onModuleDestroy(): void {
    this.stopped = true;
    for (const end of this.subscriptions) end();
  }

  /** The mode that was chosen; before anyone chose, the one of REGISTRATION_ENABLED. */
  get mode(): RegistrationMode {
    return this.chosen ?? (this.settings.REGISTRATION_ENABLED ? 'OPEN' : 'CLOSED');
  }

  /** The mode in force: an open registration needs approval while no one who decides was there for 7 days. */
  get modeInForce(): RegistrationMode {
    return this.mode === 'OPEN' && this.areReviewersAbsent ? 'APPROVAL' : this.mode;
  }

  /** The age in years that people confirm who register; null for none. */
  get minAge(): number | null {
    return this.youngest;
  }

  /** When someone who decides requests was last there; null where no one can decide. */
  get reviewerSeenAt(): Date | null {
    return this.seenAt;
  }

  severityOf(ip: string): IpSeverity | null {
    return this.networks.severityOf(ip);
  }

  refuses(ip: string): boolean {
    return this.severityOf(ip) === 'NO_ACCESS';
  }

  /** Whether a handle, or a part of it, is blocked in any spelling. */
  verdictOnHandle(handle: string): Verdict {
    if (this.handles.length === 0) return null;
    const folded = foldedHandle(handle);
    return strictest(
      this.handles
        .filter((rule) => (rule.isExact ? folded === rule.folded : folded.includes(rule.folded)))
        .map(({ needsApproval }) => needsApproval),
    );
  }

  /**
   * Whether the domain of an address is blocked, one that it is below, or a host that receives its mail. It depends on the
   * domain alone, so that it tells nothing about accounts.
   */
  async verdictOnDomain(domain: string): Promise<Verdict> {
    if (this.domains.size === 0) return null;
    const own = this.rulesOn(domain);
    if (own.includes(false)) return 'BLOCKED';
    const hosts = await this.exchanges.of(domain);
    return strictest([...own, ...hosts.flatMap((host) => this.rulesOn(host))]);
  }

  /** Resolves when everything committed so far is loaded. Never rejects; after an error the old rules stay. */
  read(): Promise<void> {
    // A load in progress may have begun before the change in question.
    this.nextReading ??= this.reading.then(() => {
      this.nextReading = undefined;
      this.reading = this.readNow();
      return this.reading;
    });
    return this.nextReading;
  }

  @Interval(REFRESH_MS)
  async refresh(): Promise<void> {
    await this.read();
  }

  private async readNow(): Promise<void> {
    if (this.stopped) return;
    try {
      const { mode, minAge, domains, handles, networks, reviewerSeenAt, areReviewersAbsent } = await this.reader.read();
      this.chosen = mode;
      this.youngest = minAge;
      this.domains = new Map(domains.map(({ domain, needsApproval }) => [domain, needsApproval]));
      this.handles = handles;
      this.networks = new Networks(networks);
      this.seenAt = reviewerSeenAt;
      this.areReviewersAbsent = areReviewersAbsent;
    } catch (error) {
      this.logger.warn({ message: 'The rules of registration could not be read', error });
    }
  }

  /** Whether each block of a host or of a domain above it needs approval only. */
  private rulesOn(host: string): boolean[] {
    const labels = host.split('.');
    return labels.flatMap((_, index) => this.domains.get(labels.slice(index).join('.')) ?? []);
  }
}

function strictest(needApproval: readonly boolean[]): Verdict {
  if (needApproval.length === 0) return null;
  return needApproval.includes(false) ? 'BLOCKED' : 'NEEDS_APPROVAL';
}
