import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsOptional, ValidateBy } from 'class-validator';
import { OptionalText } from '#kernel/request/input-fields.js';

/** A Date from GraphQL, or a string from REST that is parsed later. */
function IsInstantOrText(field: string): PropertyDecorator {
  return ValidateBy(
    { name: 'isInstantOrText', validator: { validate: (value) => value instanceof Date || typeof value === 'string' } },
    { message: `${field} must be a date and time in ISO 8601, such as 2026-03-01T09:30:00.000Z.` },
  );
}

/** Used by GraphQL and REST. */
@InputType({
  description:
    'Absent fields stay unchanged, or get the default in a new window; null and an empty string mean the default.',
})
export class MaintenanceInput {
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
    description: 'A page such as /stream, with the pages below it; null means the whole site.',
  })
  @OptionalText()
  routePath?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False by default: a window that is not active closes nothing.',
  })
  @IsOptional()
  @IsBoolean({ message: 'isActive must be true or false.' })
  isActive?: boolean | null;

  @Field(() => Date, { nullable: true, description: 'When it begins; null for as soon as it is active.' })
  @IsOptional()
  @IsInstantOrText('startsAt')
  startsAt?: Date | string | null;

  @Field(() => Date, { nullable: true, description: 'When it ends by itself; null if someone has to end it.' })
  @IsOptional()
  @IsInstantOrText('endsAt')
  endsAt?: Date | string | null;
}
