import { Injectable, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ANSWER, type Answer } from '#kernel/envelope/answers.decorator.js';
import { IdPipe } from '#kernel/request/id.pipe.js';
import { type Access, ALLOW } from '#kernel/request/allow.decorator.js';
import { readBy, type ReadParameters } from '#kernel/request/described-parameter.js';

/** A REST route as its controller declares it. */
export interface RestRoute {
  /** In lower case. */
  readonly method: string;
  /** Below /api, with parameters as {name}. */
  readonly path: string;
  /** The controller's name and the method's. */
  readonly name: string;
  readonly access: Access;
  readonly answer: Answer;
  /** Path parameters that are ids. */
  readonly ids: readonly string[];
  /** Query parameters; true for those that are ids. */
  readonly query: Readonly<Record<string, boolean>>;
  /** What our parameter decorators read. */
  readonly reads: readonly ReadParameters[];
  /** The class that validates the body, if any. */
  readonly body: Type | undefined;
}

interface Argument {
  index: number;
  data?: unknown;
  pipes?: unknown[];
  factory?: object;
}

/** Documented by Mastodon, and in docs/clients.md. */
const CLIENT_API = /^\/(?:v[12]|oauth|\.well-known|nodeinfo)(?:\/|$)/;

type Methods = Record<string, object>;

/** Finds the REST routes through the metadata that Nest itself reads. */
@Injectable()
export class RestRoutes {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Sorted by path, then by method. */
  all(): RestRoute[] {
    return this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (metatype ? this.routesOf(metatype as Type) : []))
      .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.method < b.method ? -1 : 1));
  }

  private routesOf(controller: Type): RestRoute[] {
    const prototype = controller.prototype as Methods;
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name]!;
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      const access = Reflect.getMetadata(ALLOW, handler) as Access | undefined;
      const answer = Reflect.getMetadata(ANSWER, handler) as Answer | undefined;
      // A route without access rules is closed to everyone.
      if (method === undefined || access === undefined) return [];
      const parts = [Reflect.getMetadata(PATH_METADATA, controller), Reflect.getMetadata(PATH_METADATA, handler)];
      const path = `/${(parts as string[]).join('/')}`.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, '');
      if (CLIENT_API.test(path)) return [];
      if (answer === undefined) throw new Error(`${controller.name}.${name} does not say what it answers.`);
      return [
        {
          method: RequestMethod[method].toLowerCase(),
          path: path.replaceAll(/:(\w+)/g, '{$1}'),
          name: `${controller.name.replace(/Controller$/, '')}.${name}`,
          access,
          answer,
          ...argumentsOf(controller, prototype, name),
        },
      ];
    });
  }
}

function argumentsOf(controller: Type, prototype: Methods, name: string) {
  const given = Object.entries(
    (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, Argument>,
  ).sort(([, a], [, b]) => a.index - b.index);
  const types = (Reflect.getMetadata('design:paramtypes', prototype, name) ?? []) as Type[];
  const of = (kind: RouteParamtypes) =>
    given.filter(([key]) => key.startsWith(`${kind}:`)).map(([, argument]) => argument);
  const takesId = ({ pipes = [] }: Argument) => pipes.includes(IdPipe);

  const [body] = of(RouteParamtypes.BODY);
  const bodyType = body && types[body.index];
  return {
    ids: of(RouteParamtypes.PARAM)
      .filter(takesId)
      .map(({ data }) => String(data)),
    query: Object.fromEntries(of(RouteParamtypes.QUERY).map((each) => [String(each.data), takesId(each)])),
    reads: given.flatMap(([, { factory }]) => (factory && readBy(factory)) ?? []),
    body: bodyType === Object ? undefined : bodyType,
  };
}
