import { type ArgumentsHost, Catch, type ExceptionFilter, Logger, NotFoundException } from '@nestjs/common';
import type { Express, Request, Response } from 'express';
import { sendFailure } from '../envelope/failure.js';
import { methodsAt } from '../envelope/route-methods.js';
import { type DescribedError, describeError } from './describe-error.js';

/** REST's answer to whatever was thrown. GraphQL's errors go on to `formatError`, which describes them the same way. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): unknown {
    if (host.getType<string>() === 'graphql') return error;

    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const described = error instanceof NotFoundException ? missing(request, response) : describeError(error);
    if (described.status >= 500 && described.code !== 'MAINTENANCE') {
      this.logger.error({
        message: described.code === 'SERVICE_UNAVAILABLE' ? 'Unavailable' : 'Unexpected error',
        error,
      });
    }
    sendFailure(response, described);
    return undefined;
  }
}

/** An address that exists for other methods is 405, with the methods it takes. */
function missing(request: Request, response: Response): DescribedError {
  const app = request.app as Express;
  // Nest answers below the prefix from a router of its own, which takes the prefix off the path.
  const allowed = methodsAt(
    app.router.stack as unknown as Parameters<typeof methodsAt>[0],
    request.baseUrl + request.path,
  );
  if (allowed.length === 0 || allowed.includes(request.method)) return describeError(new NotFoundException());
  response.setHeader('Allow', allowed.join(', '));
  return {
    code: 'METHOD_NOT_ALLOWED',
    status: 405,
    message: `This address takes ${allowed.join(', ')}, not ${request.method}.`,
    reason: 'METHOD_NOT_ALLOWED',
  };
}
