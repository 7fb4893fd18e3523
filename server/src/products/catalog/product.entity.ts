import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#kernel/database/base-properties.js';

/** Days in which a deleted product can be restored. */
export const RETENTION_DAYS = 30;

const columns = {
  ...baseProperties,
  name: p.text(),
  description: p.text(),
  sku: p.text(),
  brand: p.text(),
  /** In the smallest unit of the currency. */
  price: p.integer().check('price >= 0'),
  currency: p.text().check("currency ~ '^[A-Z]{3}$'"),
  stock: p.integer().check('stock >= 0'),
  isActive: p.boolean(),
  updatedAt: p.datetime(3),
};

export const ProductSchema = defineEntity({
  name: 'Product',
  tableName: 'products',
  properties: {
    ...columns,
    /** Line breaks separate the fields, so that no keyword matches across two of them. */
    search: p
      .text()
      .generated('(lower(name || chr(10) || sku || chr(10) || brand || chr(10) || description)) stored')
      .nullable()
      .lazy()
      .hidden(),
  },
  uniques: [
    {
      name: 'products_sku',
      expression: "create unique index products_sku on products (lower(sku)) where sku <> ''",
    },
  ],
  indexes: [
    { name: 'products_search', expression: 'create index products_search on products using gin (search gin_trgm_ops)' },
    // One for each order of the list, which is read in both directions. Names are cut, because an index takes 2.7 kB of a row at most.
    {
      name: 'products_by_name',
      expression: 'create index products_by_name on products ((left(lower(name), 100) collate "C"), created_at, id)',
    },
    {
      name: 'products_by_brand',
      expression: 'create index products_by_brand on products ((left(lower(brand), 100) collate "C"), created_at, id)',
    },
    { name: 'products_by_price', properties: ['price', 'createdAt', 'id'] },
    {
      name: 'products_by_currency_and_price',
      expression:
        'create index products_by_currency_and_price on products ((currency collate "C"), price, created_at, id)',
    },
    { name: 'products_by_stock', properties: ['stock', 'createdAt', 'id'] },
    { name: 'products_by_age', properties: ['createdAt', 'id'] },
  ],
});

export class Product extends ProductSchema.class {}
ProductSchema.setClass(Product);

/** What restores a deleted product. It is in a table of its own, so that no list and no rule about SKUs counts it. */
export const DeletedProductSchema = defineEntity({
  name: 'DeletedProduct',
  tableName: 'deleted_products',
  properties: { ...columns, deletedAt: p.datetime(3) },
  indexes: [{ name: 'deleted_products_by_time', properties: 'deletedAt' }],
});

export class DeletedProduct extends DeletedProductSchema.class {}
DeletedProductSchema.setClass(DeletedProduct);
