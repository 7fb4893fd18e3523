/** Later layers win. A feature may so change what a component of the design system looks like, never by chance. */
export const layers = ['reset', 'base', 'tokens', 'recipes', 'ui', 'features', 'app'] as const;
