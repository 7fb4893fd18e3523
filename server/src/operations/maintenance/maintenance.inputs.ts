import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsOptional, ValidateBy } from 'class-validator';
import { OptionalText } from '#kernel/request/input-fields.js';
import type { MaintenanceWish } from './maintenance-draft.js';

/** A Date from GraphQL's scalar, or a text from REST, which the draft reads. */
function IsInstantOrText(field: string): PropertyDecorator {
  return ValidateBy(
    { name: 'isInstantOrText', validator: { validate: (value) => value instanceof Date || typeof value === 'string' } },
    { message: `${field} takes an instant such as 2026-03-01T09:30:00.000Z.` },
  );
}

/** For GraphQL and REST alike. */
@InputType({
  description: 'What is absent stays, or is the default of a new window; null and an empty text are the default.',
})
export class MaintenanceInput implements MaintenanceWish {
  @Field(() => String, { nullable: true, description: 'Up to 80 characters.' })
  @OptionalText()
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Up to 300 characters.' })
  @OptionalText()
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Up to 500 characters.' })
  @OptionalText()
  customMessage?: string | null;

  @Field(() => String, { nullable: true, description: '#rrggbb or red.' })
  @OptionalText()
  maintenanceColor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A page such as /stream and the pages below it; null is the whole site.',
  })
  @OptionalText()
  routePath?: string | null;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean({ message: 'isActive takes true or false.' })
  isActive?: boolean | null;

  @Field(() => Date, { nullable: true })
  @IsOptional()
  @IsInstantOrText('startsAt')
  startsAt?: Date | string | null;

  @Field(() => Date, { nullable: true })
  @IsOptional()
  @IsInstantOrText('endsAt')
  endsAt?: Date | string | null;
}
