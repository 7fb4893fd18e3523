import { Field, InputType } from '@nestjs/graphql';
import { IsText } from '#kernel/request/input-fields.js';

@InputType({ description: 'What PushSubscription.toJSON() of a browser has.' })
export class SubscribeToPushInput {
  @Field({ description: 'The https address at the push service, up to 1,000 characters.' })
  @IsText()
  endpoint!: string;

  @Field({ description: 'keys.p256dh: a public key on the curve P-256, as base64url.' })
  @IsText()
  p256dh!: string;

  @Field({ description: 'keys.auth: 16 bytes, as base64url.' })
  @IsText()
  auth!: string;
}
