import { Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import type { ProductInputFields } from './product-draft.js';
import { PRODUCT_SORT_FIELDS, type ProductSortField } from './product-order.js';

const text = (field: string) => ({ message: `${field} takes a text.` });
const whole = (field: string) => ({ message: `${field} takes a whole number.` });
const flag = (field: string) => ({ message: `${field} takes true or false.` });

const ProductSortFieldEnum = Object.fromEntries(PRODUCT_SORT_FIELDS.map((field) => [field, field]));
registerEnumType(ProductSortFieldEnum, { name: 'ProductSortField' });

const SortDirectionEnum = { ASC: 'ASC', DESC: 'DESC' } as const;
registerEnumType(SortDirectionEnum, { name: 'SortDirection' });

@InputType()
export class ProductSort {
  @Field(() => ProductSortFieldEnum)
  field!: ProductSortField;

  @Field(() => SortDirectionEnum, { nullable: true, defaultValue: SortDirectionEnum.ASC })
  direction?: keyof typeof SortDirectionEnum | null;
}

@InputType({ description: 'What is absent stays as it is.' })
export class ProductInput implements ProductInputFields {
  @Field(() => String, { description: '1 to 200 characters.' })
  @IsString(text('name'))
  name!: string;

  @Field(() => String, { nullable: true, description: 'Up to 5,000 characters.' })
  @IsOptional()
  @IsString(text('description'))
  description?: string | null;

  @Field(() => String, {
    description: 'Up to 64 characters; no two products have the same, however it is written. Empty for none.',
  })
  @IsString(text('sku'))
  sku!: string;

  @Field(() => String, { nullable: true, description: 'Up to 100 characters.' })
  @IsOptional()
  @IsString(text('brand'))
  brand?: string | null;

  @Field(() => Int, { description: "In the currency's minor unit, such as cents; 0 or more." })
  @IsInt(whole('price'))
  price!: number;

  @Field(() => String, { nullable: true, description: 'ISO 4217; USD where nothing was ever said.' })
  @IsOptional()
  @IsString(text('currency'))
  currency?: string | null;

  @Field(() => Int, { nullable: true, description: '0 or more.' })
  @IsOptional()
  @IsInt(whole('stock'))
  stock?: number | null;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean(flag('isActive'))
  isActive?: boolean | null;
}

/** REST's way to say the same. */
export class ProductBody implements ProductInputFields {
  @IsString(text('name'))
  name!: string;

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
  @IsInt(whole('price'))
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

class SortingPart {
  @IsString({ message: 'sorting takes the name of a field as id.' })
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
  @IsArray({ message: 'sorting takes a list.' })
  @ArrayMaxSize(5, { message: 'sorting takes up to 5 fields.' })
  @ValidateNested({ each: true, message: 'sorting takes a list of fields, each with its id and desc.' })
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
