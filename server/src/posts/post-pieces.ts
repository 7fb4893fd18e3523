/* For the web client a door of its own: what only shows quacks needs none of the rules that post-text.ts brings along. */

/** A piece of a text: `entity` is null where it is plain. */
export interface PostPiece<Entity> {
  text: string;
  entity: Entity | null;
}

/**
 * Cuts a text at its entities, for rendering. The pieces' texts concatenate to `content`; none is empty.
 * Entities that overlap an earlier one or reach outside the text are left plain.
 */
export function segment<Entity extends { start: number; end: number }>(
  content: string,
  entities: readonly Entity[],
): PostPiece<Entity>[] {
  const pieces: PostPiece<Entity>[] = [];
  let at = 0;
  for (const entity of entities) {
    if (entity.start < at || entity.end <= entity.start || entity.end > content.length) continue;
    if (entity.start > at) pieces.push({ text: content.slice(at, entity.start), entity: null });
    pieces.push({ text: content.slice(entity.start, entity.end), entity });
    at = entity.end;
  }
  if (at < content.length) pieces.push({ text: content.slice(at), entity: null });
  return pieces;
}
