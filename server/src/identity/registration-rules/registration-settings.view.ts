import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTime } from '#kernel/graphql/datetime.scalar.js';
import { enumOf } from '../viewer/graphql-enums.js';
import { REGISTRATION_MODES, type RegistrationMode } from './registration-rules.entity.js';

export const RegistrationModeEnum = enumOf(REGISTRATION_MODES);
registerEnumType(RegistrationModeEnum, {
  name: 'RegistrationMode',
  description: 'Who may register.',
  valuesMap: {
    OPEN: { description: 'Everyone.' },
    APPROVAL: { description: 'Everyone; someone has to approve each registration.' },
    INVITE: { description: 'Who has an invite.' },
    CLOSED: { description: 'No one.' },
  },
});

@ObjectType('RegistrationState', { description: 'Who may register now, for a form.' })
export class RegistrationStateView {
  @Field(() => RegistrationModeEnum, { description: 'The mode in force.' }) mode!: RegistrationMode;
  @Field(() => String, {
    description:
      'Tells when the form was opened. Send it with the registration, at the earliest after formSeconds and within a day.',
  })
  formToken!: string;
  @Field(() => Int, { description: 'Seconds until a registration with this formToken is accepted.' })
  formSeconds!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Years that someone who registers must be old, 13 to 21; null for none.',
  })
  minAge!: number | null;
}

@ObjectType('RegistrationSettings', { description: 'Who may register, for those who decide that.' })
export class RegistrationSettingsView {
  @Field(() => RegistrationModeEnum, { description: 'What was chosen.' }) mode!: RegistrationMode;
  @Field(() => RegistrationModeEnum, {
    description: 'What applies: APPROVAL in place of OPEN while no one who decides requests was there for 7 days.',
  })
  modeInForce!: RegistrationMode;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When someone who decides requests was last there; null where no one can decide.',
  })
  reviewerSeenAt!: Date | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Years that someone who registers must be old, 13 to 21; null for none.',
  })
  minAge!: number | null;
}
