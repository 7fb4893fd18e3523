import type { RequestHandler } from 'express';
import { NotAllowed } from '../errors/app-error.js';

/** Port: whether a network is refused altogether. The identity area implements it. */
export abstract class NetworkGate {
  /** Called for each request and each socket, so it reads only memory. @param ip as the request or a proxy has it */
  abstract refuses(ip: string): boolean;
}

export class NetworkBlocked extends NotAllowed {
  constructor() {
    super('Your network has no access to this site.', 'NETWORK_BLOCKED');
  }
}

/** Refuses every request of a blocked network: pages and files as well as the APIs. */
export function networkAccess(gate: NetworkGate): RequestHandler {
  return (request, _response, next) => {
    if (gate.refuses(request.ip ?? '')) next(new NetworkBlocked());
    else next();
  };
}
