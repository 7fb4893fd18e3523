import type { MaintenanceGate } from '../../request/maintenance-gate.js';
import type { Viewer } from '../../request/viewer.js';
import type { ResponseStream } from '../executor/response-stream.js';

interface OpenSubscription {
  readonly responses: Pick<ResponseStream, 'fail'>;
  readonly viewer: () => Viewer;
}

/** Ends subscriptions when maintenance begins: the guard refuses new calls, but these began before. */
export class OpenSubscriptions {
  private readonly subscriptions = new Set<OpenSubscription>();

  constructor(private readonly maintenance: MaintenanceGate) {
    maintenance.onChange(() => {
      for (const subscription of this.subscriptions) this.endIfRefused(subscription);
    });
  }

  /**
   * @param viewer the subscriber, as currently known
   * @returns a function that removes the subscription
   */
  add(responses: Pick<ResponseStream, 'fail'>, viewer: () => Viewer): () => void {
    const subscription = { responses, viewer };
    this.subscriptions.add(subscription);
    // Maintenance may have begun while the subscription was created.
    this.endIfRefused(subscription);
    return () => void this.subscriptions.delete(subscription);
  }

  private endIfRefused(subscription: OpenSubscription): void {
    const refusal = this.maintenance.refusalFor(subscription.viewer());
    if (!refusal) return;
    this.subscriptions.delete(subscription);
    subscription.responses.fail(refusal);
  }
}
