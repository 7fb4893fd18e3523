import { HttpAdapterHost } from '@nestjs/core';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger, NotFoundException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { sendFailure } from '../envelope/failure.js';
import { HttpAdapter } from '../http/http-adapter.js';
import { RateLimited } from '../limits/rate-limit.errors.js';
import { logUnavailable } from '../logging/unavailable-log.js';
import { type DescribedError, describeError } from '../errors/describe-error.js';

/** The REST response to a thrown error. GraphQL's errors go to `formatError`, which describes them the same way. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  constructor(private readonly host: HttpAdapterHost) {}

  catch(error: unknown, host: ArgumentsHost): unknown {
    if (host.getType<string>() === 'graphql') return error;

    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    // The deadline has responded already, and has logged it.
    if (response.writableEnded && (error as NodeJS.ErrnoException | null)?.code === 'ERR_HTTP_HEADERS_SENT')
      return undefined;
    const described = error instanceof NotFoundException ? this.missing(request, response) : describeError(error);
    if (described.status >= 500 && described.code !== 'MAINTENANCE') {
      if (described.code === 'SERVICE_UNAVAILABLE') logUnavailable(error);
      else this.logger.error({ message: 'Unexpected error', error });
    }
    if (error instanceof RateLimited && !response.headersSent) response.set(error.headers());
    sendFailure(response, described);
    return undefined;
  }

  /** A path that exists for other methods is 405, with its methods. */
  private missing(request: Request, response: Response): DescribedError {
    const { httpAdapter } = this.host;
    // Nest has a separate router below the prefix, which removes the prefix from the path.
    const path = request.baseUrl + request.path;
    const allowed = httpAdapter instanceof HttpAdapter ? httpAdapter.routes.methodsAt(path) : [];
    if (allowed.length === 0 || allowed.includes(request.method)) return describeError(new NotFoundException());
    response.setHeader('Allow', allowed.join(', '));
    return {
      code: 'METHOD_NOT_ALLOWED',
      status: 405,
      message: `This address allows ${allowed.join(', ')}, not ${request.method}.`,
      reason: 'METHOD_NOT_ALLOWED',
    };
  }
}
