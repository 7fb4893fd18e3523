import { EventOf } from '#kernel/events/domain-event.js';

/** Moderators decided about a person, with or without a report. */
export class DecisionMade extends EventOf('moderation.decision.made') {
  constructor(readonly decisionId: string) {
    super();
  }
}

/** A decision was undone without an appeal. */
export class DecisionOverruled extends EventOf('moderation.decision.overruled') {
  constructor(readonly decisionId: string) {
    super();
  }
}

export class AppealAnswered extends EventOf('moderation.appeal.answered') {
  constructor(readonly appealId: string) {
    super();
  }
}
