import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import type { JsonObject } from '#kernel/json/json.js';
import { parseAddress } from '#kernel/text/address.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { BlockExists, BlockNotFound, BlocksYourself, TooManyBlocks } from './block.errors.js';
import { invalidDomain, invalidEnd, invalidPattern, invalidRange } from './block.errors.js';
import { commentText } from './comment-text.js';
import { foldedHandle } from './folded-handle.js';
import { Networks, parseNetwork } from './networks.js';
import { type IpSeverity, MAX_BLOCKS } from './registration-rules.entity.js';
import { RulesChanges } from './rules-changes.js';

export interface DomainBlock {
  readonly domain: string;
  readonly needsApproval?: boolean | null;
  readonly comment?: string | null;
}

export interface HandleBlock {
  readonly pattern: string;
  /** True by default. */
  readonly isExact?: boolean | null;
  readonly needsApproval?: boolean | null;
  readonly comment?: string | null;
}

export interface NetworkBlock {
  readonly range: string;
  readonly severity: IpSeverity;
  readonly endsAt?: Date | null;
  readonly comment?: string | null;
}

interface Added {
  name: string;
  /** How many there were of the kind. */
  n: number;
}

/** Each statement returns the name of what it added, and nothing where there is such a block already. */

/** $1 id, $2 who, $3 comment, $4 domain, $5 whether it needs approval only. */
const ADD_DOMAIN = `
insert into email_domain_blocks (id, created_by, comment, domain, needs_approval, created_at)
values ($1::uuid, $2::uuid, $3, $4, $5::boolean, now()) on conflict do nothing
returning domain as name, (select count(*)::int from email_domain_blocks) as n`;
/** $4 pattern, $5 its folded form, $6 whether it is a whole handle, $7 whether it needs approval only. */
const ADD_HANDLE = `
insert into handle_blocks (id, created_by, comment, pattern, folded, is_exact, needs_approval, created_at)
values ($1::uuid, $2::uuid, $3, $4, $5, $6::boolean, $7::boolean, now()) on conflict do nothing
returning pattern as name, (select count(*)::int from handle_blocks) as n`;
/** $4 network, $5 severity, $6 end. One that has ended makes room for another. */
const ADD_NETWORK = `
insert into ip_blocks (id, created_by, comment, range, severity, ends_at, created_at)
values ($1::uuid, $2::uuid, $3, network($4::inet), $5, $6::timestamptz, now())
on conflict (range) do update set id = excluded.id, created_by = excluded.created_by, comment = excluded.comment,
  severity = excluded.severity, ends_at = excluded.ends_at, created_at = excluded.created_at
  where ip_blocks.ends_at <= now()
returning range::text as name, (select count(*)::int from ip_blocks) as n`;

export type BlockKind = 'domain' | 'handle' | 'network';

/** $1 id. */
export const REMOVE: Readonly<Record<BlockKind, string>> = {
  domain: 'delete from email_domain_blocks where id = $1::uuid returning domain as name',
  handle: 'delete from handle_blocks where id = $1::uuid returning pattern as name',
  network: 'delete from ip_blocks where id = $1::uuid returning range::text as name',
};

/** Kinds of subjects in the audit log. */
const SUBJECT: Readonly<Record<BlockKind, string>> = {
  domain: 'email_domain_block',
  handle: 'handle_block',
  network: 'ip_block',
};

/** Characters of a pattern that is no whole handle, once it is folded: fewer would block nearly everyone. */
const MIN_PATTERN = 3;
const PATTERN = /^[A-Za-z0-9_-]{3,30}$/;

/** Adds and removes blocks of email domains, handles and networks. */
@Injectable()
export class BlocksService {
  constructor(private readonly changes: RulesChanges) {}

  /** @returns the id. @throws InvalidInput INVALID_DOMAIN, INVALID_COMMENT; BlockExists, TooManyBlocks (5,000) */
  async addDomain(viewer: SignedInViewer, block: DomainBlock): Promise<string> {
    const domain = domainOf(block.domain);
    const needsApproval = block.needsApproval ?? false;
    return this.add(viewer, 'domain', ADD_DOMAIN, block.comment, [domain, needsApproval], { needsApproval });
  }

  /** @returns the id. @throws InvalidInput INVALID_PATTERN, INVALID_COMMENT; BlockExists, TooManyBlocks (5,000) */
  async addHandle(viewer: SignedInViewer, block: HandleBlock): Promise<string> {
    const pattern = block.pattern.trim().replace(/^@/, '');
    const folded = foldedHandle(pattern);
    if (!PATTERN.test(pattern) || folded.length < MIN_PATTERN - 1) throw invalidPattern();
    const isExact = block.isExact ?? true;
    if (!isExact && folded.length < MIN_PATTERN) throw invalidPattern();
    const needsApproval = block.needsApproval ?? false;
    const values = [pattern, folded, isExact, needsApproval];
    return this.add(viewer, 'handle', ADD_HANDLE, block.comment, values, { isExact, needsApproval });
  }

  /**
   * @returns the id
   * @throws InvalidInput INVALID_NETWORK, INVALID_BLOCK_END, INVALID_COMMENT; BlocksYourself, BlockExists, TooManyBlocks (5,000)
   */
  async addNetwork(viewer: SignedInViewer, { ip }: RequestContext, block: NetworkBlock): Promise<string> {
    const range = parseNetwork(block.range);
    if (range === null) throw invalidRange();
    const { severity, endsAt = null } = block;
    if (endsAt !== null && endsAt.getTime() <= Date.now()) throw invalidEnd();
    if (severity === 'NO_ACCESS' && new Networks([{ range, severity }]).severityOf(ip) !== null) {
      throw new BlocksYourself();
    }
    const facts = { severity, endsAt: endsAt?.toISOString() ?? null };
    return this.add(viewer, 'network', ADD_NETWORK, block.comment, [range, severity, endsAt], facts);
  }

  /** @throws BlockNotFound */
  async remove(viewer: SignedInViewer, kind: BlockKind, id: string): Promise<void> {
    await this.changes.run(async (tx) => {
      const [removed] = await tx.rows<{ name: string }>(REMOVE[kind], [id]);
      if (!removed) throw new BlockNotFound();
      return { viewer, action: 'registration.block.removed', subject: { kind: SUBJECT[kind], id, name: removed.name } };
    });
  }

  private async add(
    viewer: SignedInViewer,
    kind: BlockKind,
    statement: string,
    typedComment: string | null | undefined,
    values: readonly unknown[],
    facts: JsonObject,
  ): Promise<string> {
    const comment = commentText(typedComment, 'comment', 'INVALID_COMMENT');
    const id = newId();
    await this.changes.run(async (tx) => {
      const [added] = await tx.rows<Added>(statement, [id, viewer.id, comment, ...values]);
      if (!added) throw new BlockExists();
      if (added.n >= MAX_BLOCKS) throw new TooManyBlocks();
      const after = { ...facts, comment: comment === '' ? null : comment };
      const subject = { kind: SUBJECT[kind], id, name: added.name };
      return { viewer, action: 'registration.block.added', subject, after };
    });
    return id;
  }
}

function domainOf(typed: string): string {
  const bare = typed.trim().replace(/^(?:@|\*\.)/, '');
  const address = parseAddress(`someone@${bare}`);
  if (!address) throw invalidDomain();
  return address.key.slice(address.key.indexOf('@') + 1);
}
