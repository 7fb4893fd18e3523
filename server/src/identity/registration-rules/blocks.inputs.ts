import { Field, InputType } from '@nestjs/graphql';
import { IsDate, IsEnum, IsOptional } from 'class-validator';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { IsText, OptionalFlag, OptionalText } from '#kernel/request/input-fields.js';
import { IpSeverityEnum } from './block.view.js';
import type { IpSeverity } from './registration-rules.entity.js';

const APPROVAL = 'True: registrations need approval. False, the default: they are refused.';
const COMMENT = 'A note for those who administer blocks; at most 420 characters.';

@InputType({ description: 'A domain to block.' })
export class AddEmailDomainBlockInput {
  @Field(() => String, { description: 'Such as example.com; its subdomains are blocked too.' })
  @IsText()
  domain!: string;

  @Field(() => Boolean, { nullable: true, description: APPROVAL })
  @OptionalFlag()
  needsApproval?: boolean | null;

  @Field(() => String, { nullable: true, description: COMMENT })
  @OptionalText()
  comment?: string | null;
}

@InputType({ description: 'A handle, or a part of handles, to block.' })
export class AddHandleBlockInput {
  @Field(() => String, {
    description: '3 to 30 letters, digits, underscores and hyphens. Look-alikes are blocked too.',
  })
  @IsText()
  pattern!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True, the default: the whole handle. False: every handle that contains it.',
  })
  @OptionalFlag()
  isExact?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: APPROVAL })
  @OptionalFlag()
  needsApproval?: boolean | null;

  @Field(() => String, { nullable: true, description: COMMENT })
  @OptionalText()
  comment?: string | null;
}

@InputType({ description: 'A network to block.' })
export class AddIpBlockInput {
  @Field(() => String, { description: 'An address, or a network such as 192.0.2.0/24 or 2001:db8::/32.' })
  @IsText()
  range!: string;

  @Field(() => IpSeverityEnum, { description: 'What its addresses may not do.' })
  @IsEnum(IpSeverityEnum)
  severity!: IpSeverity;

  @Field(() => DateTime, { nullable: true, description: 'When it ends; null for one without an end.' })
  @IsOptional()
  @IsDate()
  endsAt?: Date | null;

  @Field(() => String, { nullable: true, description: COMMENT })
  @OptionalText()
  comment?: string | null;
}
