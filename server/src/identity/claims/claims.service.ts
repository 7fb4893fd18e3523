import type { AuditAction } from '@mallard/rules/audit-actions';
import { LockMode } from '@mikro-orm/core';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { isUuid } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import { Topics } from '#kernel/pubsub/topics.js';
import { NotAllowed } from '#kernel/errors/app-error.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ClaimCategory, ClaimDefinition, type RoleClaimTable } from '../granted-claims/claim.entity.js';
import {
  ClaimCategoryInUse,
  ClaimCategoryNameTaken,
  ClaimCategoryNotFound,
  ClaimLocked,
  ClaimNotFound,
  ClaimValueTaken,
  InvalidClaim,
} from './claim.errors.js';
import { claimDescription, claimName, claimValue } from './claim-text.js';
import { CLAIMS_CHANGED } from '../granted-claims/claim.topics.js';

export interface CategoryDraft {
  name: string;
  description?: string | null;
  isActive?: boolean | null;
}

export interface DefinitionDraft extends CategoryDraft {
  categoryId: string;
  value: string;
}

/** Never inactive, so that those who manage claims can't lock themselves out. */
const ALWAYS_ACTIVE = 'claims';

/** $1 category. */
const IN_USE = `
select exists (select 1 from claim_definitions d where d.category_id = $1::uuid and (d.is_system
  or exists (select 1 from role_claims r where r.claim_id = d.id)
  or exists (select 1 from user_claims u where u.claim_id = d.id))) as used`;

/** Defines claims and their categories. Those that the product uses are locked: root can only deactivate them. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly topics: Topics,
  ) {}

  /** @returns its id. @throws InvalidClaim, ClaimCategoryNameTaken */
  async createCategory(viewer: SignedInViewer, draft: CategoryDraft): Promise<string> {
    return this.change(draft, async (tx) => {
      const category = tx.em.create(ClaimCategory, {
        key: null,
        name: claimName(draft.name),
        description: claimDescription(draft.description ?? ''),
        isActive: draft.isActive ?? true,
      });
      await tx.em.flush();
      await this.record(tx, viewer, 'claim.category.created', category, null, factsOfCategory(category));
      return category.id;
    });
  }

  /** @throws InvalidClaim, ClaimCategoryNotFound, ClaimCategoryNameTaken, ClaimLocked, NotAllowed */
  async updateCategory(viewer: SignedInViewer, id: string, draft: CategoryDraft): Promise<string> {
    return this.change(draft, async (tx) => {
      const category = await lockedCategory(tx, id);
      const before = factsOfCategory(category);
      const name = claimName(draft.name);
      const description = given(draft.description) ? claimDescription(draft.description) : category.description;
      const isActive = draft.isActive ?? category.isActive;
      if (category.key !== null) assertCanSetActive(viewer, category.isActive, isActive);
      if (category.key !== null && (name !== category.name || description !== category.description)) {
        throw new ClaimLocked('This category is built in: it can only be deactivated.');
      }
      if (category.key === ALWAYS_ACTIVE && !isActive) {
        throw new ClaimLocked('The category that decides who may grant claims cannot be deactivated.');
      }
      Object.assign(category, { name, description, isActive });
      await tx.em.flush();
      await this.record(tx, viewer, 'claim.category.updated', category, before, factsOfCategory(category));
      return id;
    });
  }

  /** Deletes a category and its definitions, unless any is in use. @throws ClaimCategoryNotFound, ClaimCategoryInUse */
  async removeCategory(viewer: SignedInViewer, id: string): Promise<string> {
    return this.change(null, async (tx) => {
      const category = await lockedCategory(tx, id);
      const [row] = await tx.rows<{ used: boolean }>(IN_USE, [id]);
      if (category.key !== null || row?.used === true) throw new ClaimCategoryInUse();
      await tx.em.nativeDelete(ClaimDefinition, { categoryId: id });
      await tx.em.nativeDelete(ClaimCategory, { id });
      await this.record(tx, viewer, 'claim.category.deleted', category, factsOfCategory(category), null);
      return id;
    });
  }

  /**
   * Defines a claim. Administrators hold it from the start, so that they can grant it.
   * @param valueField the name of the value in the request
   * @returns its id.
   * @throws InvalidClaim, ClaimValueTaken
   */
  async define(viewer: SignedInViewer, draft: DefinitionDraft, valueField = 'value'): Promise<string> {
    return this.change(draft, async (tx) => {
      const definition = tx.em.create(ClaimDefinition, {
        categoryId: await categoryIdOf(tx, draft.categoryId),
        value: claimValue(draft.value, valueField),
        name: claimName(draft.name),
        description: claimDescription(draft.description ?? ''),
        isActive: draft.isActive ?? true,
        isSystem: false,
      });
      await tx.em.flush();
      await tx
        .db<RoleClaimTable>()
        .insertInto('role_claims')
        .values({ role: 'admin', claim_id: definition.id })
        .execute();
      await this.record(tx, viewer, 'claim.defined', definition, null, factsOf(definition));
      return definition.id;
    });
  }

  /** @throws InvalidClaim, ClaimNotFound, ClaimValueTaken, ClaimLocked, NotAllowed */
  async redefine(viewer: SignedInViewer, id: string, draft: DefinitionDraft, valueField = 'value'): Promise<string> {
    return this.change(draft, async (tx) => {
      const definition = await lockedDefinition(tx, id);
      const before = factsOf(definition);
      const wanted = {
        categoryId: await categoryIdOf(tx, draft.categoryId),
        value: claimValue(draft.value, valueField),
        name: claimName(draft.name),
        description: given(draft.description) ? claimDescription(draft.description) : definition.description,
      };
      const isActive = draft.isActive ?? definition.isActive;
      if (definition.isSystem) {
        assertCanSetActive(viewer, definition.isActive, isActive);
        const moved = Object.entries(wanted).some(
          ([field, value]) => definition[field as keyof typeof wanted] !== value,
        );
        if (moved) throw new ClaimLocked('This claim is built in: it can only be deactivated.');
        if (!isActive && definition.value.startsWith('claims.')) {
          throw new ClaimLocked('The claims that decide who may grant claims cannot be deactivated.');
        }
      }
      Object.assign(definition, wanted, { isActive });
      await tx.em.flush();
      await this.record(tx, viewer, 'claim.redefined', definition, before, factsOf(definition));
      return id;
    });
  }

  /** Also revokes it from everyone. @throws ClaimNotFound, ClaimLocked */
  async removeDefinition(viewer: SignedInViewer, id: string): Promise<string> {
    return this.change(null, async (tx) => {
      const definition = await lockedDefinition(tx, id);
      if (definition.isSystem) throw new ClaimLocked('This claim is built in: it cannot be deleted.');
      await tx.em.nativeDelete(ClaimDefinition, { id });
      await this.record(tx, viewer, 'claim.deleted', definition, factsOf(definition), null);
      return id;
    });
  }

  private async change(draft: Partial<DefinitionDraft> | null, work: (tx: Tx) => Promise<string>): Promise<string> {
    try {
      return await this.transactions.run(async (tx) => {
        const id = await work(tx);
        tx.afterCommit(() => void this.topics.publish(CLAIMS_CHANGED, {}));
        return id;
      });
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      if (draft?.value !== undefined) throw new ClaimValueTaken(draft.value.trim());
      throw new ClaimCategoryNameTaken(draft?.name?.trim() ?? '');
    }
  }

  private async record(
    tx: Tx,
    viewer: SignedInViewer,
    action: AuditAction,
    subject: ClaimCategory | ClaimDefinition,
    before: Facts | null,
    after: Facts | null,
  ): Promise<void> {
    const isDefinition = subject instanceof ClaimDefinition;
    await this.audit.record(tx, {
      viewer,
      action,
      subject: {
        kind: isDefinition ? 'claim' : 'claim category',
        id: subject.id,
        name: isDefinition ? subject.value : subject.name,
      },
      before,
      after,
    });
  }
}

/** Otherwise those who define claims could deactivate claims of root, or reactivate what root has deactivated. */
function assertCanSetActive(viewer: SignedInViewer, isActive: boolean, wanted: boolean): void {
  if (isActive === wanted || viewer.role === 'root') return;
  throw new NotAllowed('This is built in: only root can activate or deactivate it.', 'ROOT_ONLY');
}

type Facts = Record<string, string | boolean>;

function factsOfCategory({ name, description, isActive }: ClaimCategory): Facts {
  return { name, description, isActive };
}

function factsOf({ value, name, description, isActive, categoryId }: ClaimDefinition): Facts {
  return { value, name, description, isActive, categoryId };
}

function given<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

/** @throws InvalidClaim for an unknown category */
async function categoryIdOf(tx: Tx, id: string): Promise<string> {
  const known = isUuid(id) && (await tx.em.findOne(ClaimCategory, { id: id.toLowerCase() }));
  if (!known) throw new InvalidClaim('categoryId', 'This category does not exist.');
  return known.id;
}

async function lockedCategory(tx: Tx, id: string): Promise<ClaimCategory> {
  const category = await tx.em.findOne(ClaimCategory, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!category) throw new ClaimCategoryNotFound();
  return category;
}

async function lockedDefinition(tx: Tx, id: string): Promise<ClaimDefinition> {
  const definition = await tx.em.findOne(ClaimDefinition, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!definition) throw new ClaimNotFound();
  return definition;
}
