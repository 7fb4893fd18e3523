/** The parts of the page, in their order, with the claim that each needs. */
export const LISTS = [
  ['requests', 'registrations.review'],
  ['mode', 'registrations.review'],
  ['invites', 'invites.manage'],
  ['domains', 'network.block'],
  ['handles', 'network.block'],
  ['networks', 'network.block'],
] as const;
export type List = (typeof LISTS)[number][0];

/** The parts that someone with these claims may open; the page needs one of the claims, so there is at least one. */
export function listsOf(claims: ReadonlySet<string>): readonly List[] {
  return LISTS.filter(([, claim]) => claims.has(claim)).map(([list]) => list);
}
