import { Injectable, SetMetadata } from '@nestjs/common';

/**
 * Something that happened, past tense. Events carry primitives only, so that they can be stored and replayed:
 * the constructor's parameters are public readonly fields, and `type` is unique and never renamed.
 */
export interface DomainEvent {
  readonly type: string;
}

export interface EventClass<E extends DomainEvent = DomainEvent> {
  readonly type: string;
  // The bus rebuilds an event from its stored fields, so any constructor will do.
  readonly prototype: E;
}

/** Base class: `class PostNodded extends EventOf('post.nodded') { constructor(readonly postId: string) { super(); } }`. */
export function EventOf<const T extends string>(type: T) {
  return class {
    static readonly type: T = type;

    get type(): T {
      return type;
    }
  };
}

export const ON = 'mallard:on';
export const HANDLERS = 'mallard:event-handlers';

/** Marks a class whose `@On` methods react to events. Register it as a provider of its area's module. */
export function EventHandlers(): ClassDecorator {
  return (target) => {
    SetMetadata(HANDLERS, true)(target);
    Injectable()(target);
  };
}

/**
 * Handles an event after its transaction has committed. Delivery is at least once (a retry follows a failure or a crash),
 * in order of registration, so every handler is idempotent.
 */
export function On(event: EventClass): MethodDecorator {
  return (target, key, descriptor) => {
    SetMetadata(ON, event.type)(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };
}
