import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { HANDLERS, ON } from './domain-event.js';

export interface RegisteredHandler {
  /** `Class.method`, for logs. */
  readonly name: string;
  handle(event: Record<string, unknown>): Promise<void> | void;
}

type Handlers = Record<string, (event: Record<string, unknown>) => Promise<void> | void>;

/** The handlers of each event, found at the start in the classes marked with `@EventHandlers()`. */
@Injectable()
export class EventRegistry implements OnModuleInit {
  private readonly handlers = new Map<string, RegisteredHandler[]>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (!metatype || !instance || !Reflect.getMetadata(HANDLERS, metatype)) continue;
      const target = instance as Handlers;
      for (const method of this.scanner.getAllMethodNames(Object.getPrototypeOf(target) as object)) {
        const type: unknown = Reflect.getMetadata(ON, target[method]!);
        if (typeof type !== 'string') continue;
        const list = this.handlers.get(type) ?? [];
        list.push({ name: `${metatype.name}.${method}`, handle: (event) => target[method]!(event) });
        this.handlers.set(type, list);
      }
    }
  }

  /** In order of registration; empty if there are no handlers. */
  handlersOf(type: string): readonly RegisteredHandler[] {
    return this.handlers.get(type) ?? [];
  }
}
