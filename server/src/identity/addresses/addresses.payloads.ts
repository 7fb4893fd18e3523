import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { RESEND_SECONDS } from './email-change.entity.js';
import type { EmailChangeSide, LinkedEmailChange } from './email-change-links.service.js';
import type { EmailChangeSummary } from './email-change-store.js';

const EmailChangeSideEnum = { CURRENT: 'current', NEW: 'new' } as const;
registerEnumType(EmailChangeSideEnum, {
  name: 'EmailChangeSide',
  description: 'Which of the two addresses.',
  valuesMap: {
    CURRENT: { description: 'The address in use.' },
    NEW: { description: 'The address that will replace it.' },
  },
});

@ObjectType('EmailChange', { description: 'A change of address that both addresses must confirm.' })
export class EmailChangeView {
  @Field({ description: 'The address that will replace the present one.' }) newEmail!: string;
  @Field({ description: 'The present address has confirmed.' }) isCurrentConfirmed!: boolean;
  @Field({ description: 'The new address has confirmed.' }) isNewConfirmed!: boolean;
  @Field(() => Date, { description: 'Both links work until then.' }) expiresAt!: Date;
  @Field(() => Date, { description: 'When the emails can be sent again.' }) resendableAt!: Date;
}

@ObjectType('EmailChangeLink', { description: 'The change of address that an emailed link belongs to.' })
export class EmailChangeLinkView implements LinkedEmailChange {
  @Field(() => EmailChangeSideEnum, { description: 'Which of the two addresses got the link.' }) side!: EmailChangeSide;
  @Field({ description: 'Whose address changes.' }) handle!: string;
  @Field({ description: 'The address that will replace the present one.' }) newEmail!: string;
  @Field({ description: 'True if this address has confirmed already.' }) isConfirmed!: boolean;
}

@ObjectType({ description: 'How far the change of address has come.' })
export class ConfirmEmailChangePayload {
  @Field({ description: 'Both addresses have confirmed, so the address has changed.' }) isComplete!: boolean;
}

export function emailChangeViewOf(change: EmailChangeSummary | null): EmailChangeView | null {
  if (!change) return null;
  return {
    newEmail: change.email,
    isCurrentConfirmed: change.currentConfirmedAt !== null,
    isNewConfirmed: change.newConfirmedAt !== null,
    expiresAt: change.expiresAt,
    resendableAt: new Date(change.mailedAt.getTime() + RESEND_SECONDS * 1_000),
  };
}
