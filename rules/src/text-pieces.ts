/** A piece of a text; `entity` is null if it is plain. */
export interface TextPiece<Entity> {
  text: string;
  entity: Entity | null;
}

/**
 * Splits a text at its entities, for rendering. The texts of the pieces add up to `content`; none is empty.
 * Entities that overlap an earlier one or exceed the text are plain.
 */
export function segment<Entity extends { start: number; end: number }>(
  content: string,
  entities: readonly Entity[],
): TextPiece<Entity>[] {
  const pieces: TextPiece<Entity>[] = [];
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
