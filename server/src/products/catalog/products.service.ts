import { Injectable } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { AuditLog } from '#kernel/audit/audit-log.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { Tx } from '#kernel/events/tx.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { ProductNotFound, SkuTaken } from '../product.errors.js';
import { factsOf, type ProductFacts, type ProductInputFields } from './product-draft.js';
import type { ProductRow } from './product.view.js';

const INSERT = `
insert into products (id, name, description, sku, brand, price, currency, stock, is_active, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`;
const UPDATE = `
update products set name = $2, description = $3, sku = $4, brand = $5, price = $6, currency = $7, stock = $8,
  is_active = $9, updated_at = $10
where id = $1`;
const LOCK = 'select * from products where id = $1 for no key update';
const DELETE = 'delete from products where id = $1 returning *';

/** What editors do with products. Who may is decided at the door. */
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
      const id = newId();
      await store(tx, INSERT, id, facts);
      await this.record(tx, viewer, 'created', id, null, facts);
      return id;
    });
  }

  /** What the input leaves out stays; saving what is there already changes nothing. @throws InvalidInput, ProductNotFound, SkuTaken */
  async update(viewer: SignedInViewer, id: string, input: ProductInputFields): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [row] = await statement<ProductRow>(tx, LOCK, [id]);
      if (!row) throw new ProductNotFound();
      const before = storedFacts(row);
      const after = factsOf(input, before);
      const changed = Object.keys(after).filter((field) => after[field] !== before[field]);
      if (changed.length === 0) return id;
      await store(tx, UPDATE, id, after);
      const of = (facts: ProductFacts) => Object.fromEntries(changed.map((field) => [field, facts[field]!]));
      await this.record(tx, viewer, 'updated', id, of(before), of(after), after.name);
      return id;
    });
  }

  /** @returns the id. @throws ProductNotFound */
  async remove(viewer: SignedInViewer, id: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [row] = await statement<ProductRow>(tx, DELETE, [id]);
      if (!row) throw new ProductNotFound();
      await this.record(tx, viewer, 'deleted', id, storedFacts(row), null, row.name);
      return id;
    });
  }

  private record(
    tx: Tx,
    viewer: SignedInViewer,
    verb: string,
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

async function store(tx: Tx, text: string, id: string, facts: ProductFacts): Promise<void> {
  const { name, description, sku, brand, price, currency, stock, isActive } = facts;
  const values = [id, name, description, sku, brand, price, currency, stock, isActive, new Date()];
  try {
    await statement(tx, text, values);
  } catch (error) {
    // The index decides, so that of two requests at once only one is let through.
    if (isSkuConflict(error)) throw new SkuTaken(sku);
    throw error;
  }
}

function isSkuConflict(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'products_sku';
}

function storedFacts(row: ProductRow): ProductFacts {
  const { name, description, sku, brand, price, currency, stock, is_active: isActive } = row;
  return { name, description, sku, brand, price, currency, stock, isActive };
}

async function statement<Row>(tx: Tx, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  return (await tx.db<unknown>().executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows;
}
