import { registerEnumType } from '@nestjs/graphql';

/** What became of a message, as it is stored. */
export enum ContactMessageState {
  OPEN = 'open',
  ANSWERED = 'answered',
  ARCHIVED = 'archived',
}

registerEnumType(ContactMessageState, {
  name: 'ContactMessageState',
  description: 'What became of a message of the contact form.',
  valuesMap: {
    OPEN: { description: 'It waits for an answer.' },
    ANSWERED: { description: 'It was answered.' },
    ARCHIVED: { description: 'It needs nothing more.' },
  },
});
