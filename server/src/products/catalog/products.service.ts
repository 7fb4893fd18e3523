import { LockMode } from '@mikro-orm/core';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { MAX_PRODUCTS_AT_ONCE, ProductNotFound, SkuTaken, TooManyProductsAtOnce } from '../product.errors.js';
import { freeProductId } from './product-ids.js';
import { factsOf, type ProductFacts, type ProductInputFields } from './product-draft.js';
import { DeletedProduct, Product, RETENTION_DAYS } from './product.entity.js';

/** What editors do with products. Callers check the permission. */
@Injectable()
export class ProductsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** @returns the id. @throws InvalidInput, SkuTaken */
  async create(viewer: SignedInViewer, input: ProductInputFields): Promise<string> {
    const facts = factsOf(input);
    return this.transactions.run(async (tx) => {
      const id = await freeProductId(tx);
      const now = new Date();
      tx.em.create(Product, { ...facts, id, createdAt: now, updatedAt: now });
      await store(tx, facts);
      await this.record(tx, viewer, 'created', id, null, facts);
      return id;
    });
  }

  /**
   * Fields that the input omits keep their values; saving unchanged values does nothing.
   * @throws InvalidInput, ProductNotFound, SkuTaken
   */
  async update(viewer: SignedInViewer, id: string, input: ProductInputFields): Promise<string> {
    return this.transactions.run(async (tx) => {
      const product = await locked(tx, id);
      const before = storedFacts(product);
      const after = factsOf(input, before);
      const changed = Object.keys(after).filter((field) => after[field] !== before[field]);
      if (changed.length === 0) return id;
      tx.em.assign(product, { ...after, updatedAt: new Date() });
      await store(tx, after);
      // A price can only be read with its currency.
      const recorded = new Set(changed.includes('price') ? [...changed, 'currency'] : changed);
      const of = (facts: ProductFacts) => Object.fromEntries([...recorded].map((field) => [field, facts[field]!]));
      await this.record(tx, viewer, 'updated', id, of(before), of(after), after.name);
      return id;
    });
  }

  /**
   * Moves products into the bin, from which they can be restored for 30 days.
   * @param ids 1 to 100
   * @returns the ids of those deleted now; products that are gone already are left out
   * @throws ProductNotFound if that are all, TooManyProductsAtOnce
   */
  async remove(viewer: SignedInViewer, ids: readonly string[]): Promise<string[]> {
    return this.transactions.run(async (tx) => {
      const products = await tx.em.find(Product, { id: some(ids) }, LOCKED_IN_ORDER);
      if (products.length === 0) throw new ProductNotFound();
      for (const product of products) {
        const { id, name, createdAt, updatedAt } = product;
        const facts = storedFacts(product);
        tx.em.create(DeletedProduct, { ...facts, id, createdAt, updatedAt, deletedAt: new Date() });
        tx.em.remove(product);
        await this.record(tx, viewer, 'deleted', id, facts, null, name);
      }
      return products.map(({ id }) => id);
    });
  }

  /**
   * Brings deleted products back as they were, all of them or none.
   * @param ids 1 to 100
   * @returns the ids of those restored now; products that are not deleted are left out
   * @throws ProductNotFound if that are all, SkuTaken if a product has the SKU of one by now, TooManyProductsAtOnce
   */
  async restore(viewer: SignedInViewer, ids: readonly string[]): Promise<string[]> {
    return this.transactions.run(async (tx) => {
      const deleted = await tx.em.find(DeletedProduct, { id: some(ids) }, LOCKED_IN_ORDER);
      if (deleted.length === 0) throw new ProductNotFound();
      for (const product of deleted) {
        const { id, createdAt, updatedAt } = product;
        const facts = storedFacts(product);
        tx.em.remove(product);
        tx.em.create(Product, { ...facts, id, createdAt, updatedAt });
        await store(tx, facts);
        await this.record(tx, viewer, 'restored', id, null, facts);
      }
      return deleted.map(({ id }) => id);
    });
  }

  /**
   * Deletes products of the bin for good, all of them or none.
   * @param ids 1 to 100
   * @returns the ids of those erased now; products that are not in the bin are left out
   * @throws ProductNotFound if that are all, TooManyProductsAtOnce
   */
  async erase(viewer: SignedInViewer, ids: readonly string[]): Promise<string[]> {
    return this.transactions.run(async (tx) => {
      const deleted = await tx.em.find(DeletedProduct, { id: some(ids) }, LOCKED_IN_ORDER);
      if (deleted.length === 0) throw new ProductNotFound();
      await this.eraseAll(tx, viewer, deleted);
      return deleted.map(({ id }) => id);
    });
  }

  /** Erases up to 100 products that have been in the bin for 30 days. @returns how many */
  async eraseOverdue(): Promise<number> {
    const until = new Date(Date.now() - RETENTION_DAYS * DAY_MS);
    return this.transactions.run(async (tx) => {
      const overdue = await tx.em.find(
        DeletedProduct,
        { deletedAt: { $lt: until } },
        { ...LOCKED_IN_ORDER, limit: MAX_PRODUCTS_AT_ONCE },
      );
      await this.eraseAll(tx, null, overdue);
      return overdue.length;
    });
  }

  private async eraseAll(tx: Tx, viewer: SignedInViewer | null, deleted: readonly DeletedProduct[]): Promise<void> {
    for (const product of deleted) {
      tx.em.remove(product);
      await this.record(tx, viewer, 'erased', product.id, storedFacts(product), null, product.name);
    }
  }

  private record(
    tx: Tx,
    viewer: SignedInViewer | null,
    verb: 'created' | 'updated' | 'deleted' | 'restored' | 'erased',
    id: string,
    before: Partial<ProductFacts> | null,
    after: Partial<ProductFacts> | null,
    name = after?.name ?? null,
  ): Promise<void> {
    return this.audit.record(tx, {
      viewer,
      action: `product.${verb}`,
      subject: { kind: 'product', id, name },
      before: before as Record<string, string> | null,
      after: after as Record<string, string> | null,
    });
  }
}

const DAY_MS = 24 * 60 * 60_000;

/** Locks in the order of the ids, so that two who delete or restore the same products don't deadlock. */
const LOCKED_IN_ORDER = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;

/** @throws TooManyProductsAtOnce */
function some(ids: readonly string[]): { $in: string[] } {
  const asked = [...new Set(ids)];
  if (asked.length === 0 || asked.length > MAX_PRODUCTS_AT_ONCE) throw new TooManyProductsAtOnce();
  return { $in: asked };
}

/** Locks the product until the transaction ends. @throws ProductNotFound */
async function locked(tx: Tx, id: string): Promise<Product> {
  const product = await tx.em.findOne(Product, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!product) throw new ProductNotFound();
  return product;
}

async function store(tx: Tx, { sku }: ProductFacts): Promise<void> {
  try {
    await tx.em.flush();
  } catch (error) {
    // The unique index decides, so that only one of two concurrent requests succeeds.
    if (isSkuConflict(error)) throw new SkuTaken(sku);
    throw error;
  }
}

function isSkuConflict(error: unknown): boolean {
  if (!(error instanceof UniqueConstraintViolationException)) return false;
  return 'constraint' in error && error.constraint === 'products_sku';
}

function storedFacts(product: Product | DeletedProduct): ProductFacts {
  const { name, description, sku, brand, price, currency, stock, isActive } = product;
  return { name, description, sku, brand, price, currency, stock, isActive };
}
