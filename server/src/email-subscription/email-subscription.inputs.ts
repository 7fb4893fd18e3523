import { Field, InputType } from '@nestjs/graphql';
import { IsBoolean, IsString } from 'class-validator';

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
}
