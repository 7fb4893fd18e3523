import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ApiDocsController } from './api-docs.controller.js';
import { GraphqlDocs } from './graphql-docs.js';
import { RestRoutes } from './rest-routes.js';

@Module({
  imports: [DiscoveryModule],
  controllers: [ApiDocsController],
  providers: [RestRoutes, GraphqlDocs],
})
export class ApiDocsModule {}
