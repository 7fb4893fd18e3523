import { Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import type { ProductInputFields } from './product-draft.js';
import { PRODUCT_SORT_FIELDS, type ProductSortField } from './product-order.js';

const text = (field: string) => ({ message: `${field} must be a string.` });
const whole = (field: string) => ({ message: `${field} must be a whole number.` });
const MINOR_UNITS = { message: "price must be a whole number of the currency's minor unit, such as cents." };
const flag = (field: string) => ({ message: `${field} must be true or false.` });

const ProductSortFieldEnum = Object.fromEntries(PRODUCT_SORT_FIELDS.map((field) => [field, field]));
registerEnumType(ProductSortFieldEnum, {
  name: 'ProductSortField',
  description: 'A column of the catalog that can be sorted.',
  valuesMap: {
    BRAND: { description: 'By brand.' },
    CREATED_AT: { description: 'By the time it was added.' },
    CURRENCY: { description: 'By currency code; before PRICE, so that prices of one currency are compared.' },
    NAME: { description: 'By name.' },
    PRICE: { description: 'By price, regardless of currency.' },
    STOCK: { description: 'By pieces in stock.' },
  },
});

const SortDirectionEnum = { ASC: 'ASC', DESC: 'DESC' } as const;
registerEnumType(SortDirectionEnum, {
  name: 'SortDirection',
  description: 'Which end of a sorted list comes first.',
  valuesMap: { ASC: { description: 'Smallest first.' }, DESC: { description: 'Largest first.' } },
});

@InputType({ description: 'A column to sort products by.' })
export class ProductSort {
  @Field(() => ProductSortFieldEnum, { description: 'The column.' })
  field!: ProductSortField;

  @Field(() => SortDirectionEnum, {
    nullable: true,
    defaultValue: SortDirectionEnum.ASC,
    description: 'Ascending by default.',
  })
  direction?: keyof typeof SortDirectionEnum | null;
}

@InputType({ description: 'Absent fields stay unchanged.' })
export class ProductInput implements ProductInputFields {
  @Field(() => String, { description: '1 to 200 characters.' })
  @IsString(text('name'))
  name!: string;

  @Field(() => String, { nullable: true, description: 'Up to 5,000 characters.' })
  @IsOptional()
  @IsString(text('description'))
  description?: string | null;

  @Field(() => String, {
    description: 'Up to 64 characters; unique regardless of case and form. Empty for none.',
  })
  @IsString(text('sku'))
  sku!: string;

  @Field(() => String, { nullable: true, description: 'Up to 100 characters.' })
  @IsOptional()
  @IsString(text('brand'))
  brand?: string | null;

  @Field(() => Int, { description: "In the currency's minor unit, such as cents; 0 or more." })
  @IsInt(MINOR_UNITS)
  price!: number;

  @Field(() => String, { nullable: true, description: 'ISO 4217; defaults to USD.' })
  @IsOptional()
  @IsString(text('currency'))
  currency?: string | null;

  @Field(() => Int, { nullable: true, description: '0 or more.' })
  @IsOptional()
  @IsInt(whole('stock'))
  stock?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True by default.' })
  @IsOptional()
  @IsBoolean(flag('isActive'))
  isActive?: boolean | null;
}

class OptionalProductFields {
  @IsOptional()
  @IsString(text('description'))
  description?: string | null;

  @IsOptional()
  @IsString(text('sku'))
  sku?: string | null;

  @IsOptional()
  @IsString(text('brand'))
  brand?: string | null;

  @IsOptional()
  @IsInt(MINOR_UNITS)
  price?: number | null;

  @IsOptional()
  @IsString(text('currency'))
  currency?: string | null;

  @IsOptional()
  @IsInt(whole('stock'))
  stock?: number | null;

  @IsOptional()
  @IsBoolean(flag('isActive'))
  isActive?: boolean | null;
}

/** The same input for REST. */
export class ProductBody extends OptionalProductFields implements ProductInputFields {
  @IsString(text('name'))
  name!: string;
}

/** A change over REST: what is left out stays, the name included. */
export class ProductChangesBody extends OptionalProductFields implements ProductInputFields {
  @IsOptional()
  @IsString(text('name'))
  name?: string | null;
}

class SortingPart {
  @IsString({ message: 'sorting must name a field as id.' })
  id!: string;

  @IsOptional()
  @IsBoolean(flag('desc'))
  desc?: boolean | null;
}

export class ProductFilterBody {
  @IsOptional()
  @IsString(text('keyword'))
  keyword?: string | null;

  @IsOptional()
  @IsBoolean(flag('isActive'))
  isActive?: boolean | null;

  @IsOptional()
  @IsArray({ message: 'sorting must be a list.' })
  @ArrayMaxSize(5, { message: 'sorting can have at most 5 fields.' })
  @ValidateNested({ each: true, message: 'sorting must be a list of fields, each with an id and desc.' })
  @Type(() => SortingPart)
  sorting?: SortingPart[] | null;
}

export class ProductPageBody extends ProductFilterBody {
  @IsOptional()
  @IsInt(whole('pageNumber'))
  pageNumber?: number | null;

  @IsOptional()
  @IsInt(whole('pageSize'))
  pageSize?: number | null;
}
