import { Field, ObjectType } from '@nestjs/graphql';
import type { Role } from '#kernel/request/viewer.js';
import { RoleEnum } from '../viewer/graphql-enums.js';
import { ManagedUserView } from '../managed-users/managed-user.view.js';
import { ClaimDefinitionView } from './claim.view.js';

@ObjectType({ description: 'The claims granted to a role, including inactive ones.' })
export class RoleClaims {
  @Field(() => RoleEnum, { description: 'The role that holds them.' }) role!: Role;
  @Field(() => [ClaimDefinitionView], { description: 'By category and value.' }) claims!: ClaimDefinitionView[];
}

@ObjectType({ description: 'The roles and people that the changes concern, in the order of the changes.' })
export class ChangeClaimsPayload {
  @Field(() => [RoleClaims], { description: 'The roles that were changed, with the claims they hold now.' })
  roles!: RoleClaims[];
  @Field(() => [ManagedUserView], { description: 'The people who were changed.' }) users!: ManagedUserView[];
}
