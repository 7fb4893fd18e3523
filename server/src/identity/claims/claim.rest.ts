import { z } from 'zod';
import { restShape, instant, uuid } from '#kernel/envelope/rest-shape.js';
import { type ClaimCategoryView, type ClaimDefinitionView, ClaimSource, type HeldClaimView } from './claim.view.js';

/** ClaimCategory of the REST contract. */
export const RestClaimCategory = restShape('ClaimCategory', {
  id: uuid,
  name: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  createdOn: instant,
  definitionCount: z.int(),
});
export type RestClaimCategory = z.infer<typeof RestClaimCategory>;

/** ClaimDefinition of the REST contract. */
export const RestClaimDefinition = restShape('ClaimDefinition', {
  id: uuid,
  categoryId: uuid,
  category: z.string(),
  claimType: z.literal('permission'),
  claimValue: z.string(),
  name: z.string(),
  description: z.string(),
  isActive: z.boolean(),
});
export type RestClaimDefinition = z.infer<typeof RestClaimDefinition>;

/** The same in the list of a user or role. */
export const RestHeldClaim = restShape('HeldClaim', {
  ...RestClaimDefinition.shape,
  source: z.enum(['direct', 'role']),
});
export type RestHeldClaim = z.infer<typeof RestHeldClaim>;

export function toRestCategory(category: ClaimCategoryView): RestClaimCategory {
  const { id, name, description, isActive, createdAt: createdOn, definitionCount } = category;
  return { id, name, description, isActive, createdOn, definitionCount };
}

export function toRestDefinition(definition: ClaimDefinitionView): RestClaimDefinition {
  return {
    id: definition.id,
    categoryId: definition.categoryId,
    category: definition.categoryName,
    claimType: 'permission',
    claimValue: definition.value,
    name: definition.name,
    description: definition.description,
    isActive: definition.isActive,
  };
}

export function toRestRoleClaim(definition: ClaimDefinitionView): RestHeldClaim {
  return { ...toRestDefinition(definition), source: 'role' };
}

/** A claim held directly and through the role counts as direct. */
export function toRestHeldClaim({ claim, sources }: HeldClaimView): RestHeldClaim {
  return { ...toRestDefinition(claim), source: sources.includes(ClaimSource.DIRECT) ? 'direct' : 'role' };
}
