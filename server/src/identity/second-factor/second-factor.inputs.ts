import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { IsText } from '#kernel/request/input-fields.js';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { ViewerView } from '../viewer/viewer.view.js';
import { CodeField } from './code-field.js';

@InputType({ description: 'Who the viewer is, proved by both factors.' })
export class ProofInput {
  @Field({ description: 'The current password, or the token of a confirmation.' })
  @IsText()
  password!: string;

  @CodeField()
  code?: string | null;
}

@InputType({ description: 'A new passkey.' })
export class AddPasskeyInput {
  @Field({ description: 'What its owner calls it, in 1 to 60 characters.' })
  @IsText()
  name!: string;

  @Field({ description: 'The credential that the browser made, as JSON (PublicKeyCredential.toJSON).' })
  @IsText()
  credential!: string;
}

@ObjectType({ description: 'What an authenticator app needs to make codes. It is shown only here.' })
export class TotpSetupPayload {
  @Field({ description: 'In base32, for typing.' }) secret!: string;
  @Field({ description: 'An otpauth address, for a QR code.' }) uri!: string;
}

@ObjectType({ description: 'Recovery codes. They are shown only here; each works once in place of a code.' })
export class RecoveryCodesPayload {
  @Field(() => [String], { description: 'Ten codes.' }) codes!: string[];
  @Field(() => ViewerView, { description: 'The viewer, after the change.' }) viewer!: ViewerView;
}

@ObjectType({ description: 'What the browser needs to ask a device for a passkey.' })
export class PasskeyOptionsPayload {
  @Field({
    description:
      'The options, as JSON (PublicKeyCredential.parseCreationOptionsFromJSON or parseRequestOptionsFromJSON).',
  })
  options!: string;
}

@ObjectType({
  description:
    'That the viewer has just proved both factors. Good for one act, in place of the password that it asks for.',
})
export class ConfirmationPayload {
  @Field({ description: 'Sent in place of the password.' }) token!: string;
  @Field(() => DateTime, { description: '5 minutes from now.' }) expiresAt!: Date;
}

@ObjectType({ description: 'The account, after everyone was signed out.' })
export class DisownSignInPayload {
  @Field({ description: 'For `resetPassword`: works once, for 30 minutes.' }) resetToken!: string;
}
