import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsDate, IsOptional, IsString } from 'class-validator';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';

export class SubscribeBody {
  @IsString({ message: 'email must be a string.' })
  email!: string;
}

export class SubscriptionTokenBody {
  @IsString({ message: 'token must be a string.' })
  token!: string;
}

export class VerifiedBody {
  @IsBoolean({ message: 'isVerified must be true or false.' })
  isVerified!: boolean;
}

@InputType({ description: 'A newsletter to send to every confirmed subscriber.' })
export class SendNewsletterInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  @IsString({ message: 'subject must be a string.' })
  subject!: string;

  @Field(() => String, { description: 'Markdown, up to 64 kB.' })
  @IsString({ message: 'body must be a string.' })
  body!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Only to subscribers of this language: `en` or `he`. Null or absent: to all of them.',
  })
  @IsOptional()
  @IsString({ message: 'language must be a string.' })
  language?: string | null;
}

@InputType({ description: 'A newsletter to send later.' })
export class ScheduleNewsletterInput extends SendNewsletterInput {
  @Field(() => DateTime, {
    description: '5 minutes to 365 days ahead. In an update, the current time may be kept even if it is nearer.',
  })
  @IsDate({ message: 'sendAt must be a date and time in ISO 8601, such as 2026-03-01T09:30:00.000Z.' })
  sendAt!: Date;
}

@ArgsType()
export class NewsletterMailArgs {
  @Field(() => String, { description: 'The subject; may be empty.' })
  @IsString({ message: 'subject must be a string.' })
  subject!: string;

  @Field(() => String, { description: 'Markdown; may be empty.' })
  @IsString({ message: 'body must be a string.' })
  body!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The language of what surrounds the text: `en` (the default) or `he`.',
  })
  @IsOptional()
  @IsString({ message: 'language must be a string.' })
  language?: string | null;
}
