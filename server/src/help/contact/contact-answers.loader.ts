import { Injectable } from '@nestjs/common';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import { type ContactAnswerView, ContactMessageViews } from './contact-message.view.js';

/** The answers of messages, batched within a request. */
@Injectable()
export class ContactAnswersLoader extends RequestLoader<string, ContactAnswerView[]> {
  constructor(private readonly messages: ContactMessageViews) {
    super();
  }

  protected fetch(messageIds: readonly string[]): Promise<Map<string, ContactAnswerView[]>> {
    return this.messages.answersOf(messageIds);
  }
}
