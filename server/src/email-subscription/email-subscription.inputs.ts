import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsString } from 'class-validator';

export class SubscribeBody {
  @IsString({ message: 'email takes a text.' })
  email!: string;
}

export class SubscriptionTokenBody {
  @IsString({ message: 'token takes a text.' })
  token!: string;
}

export class VerifiedBody {
  @IsBoolean({ message: 'isVerified takes true or false.' })
  isVerified!: boolean;
}

@InputType()
export class SendNewsletterInput {
  @Field(() => String, { description: '1 to 120 characters.' })
  @IsString({ message: 'subject takes a text.' })
  subject!: string;

  @Field(() => String, { description: 'Markdown, up to 64 kB.' })
  @IsString({ message: 'body takes a text.' })
  body!: string;
}
