/** Later layers win, so that features can override components of the design system. */
export const layers = ['reset', 'base', 'tokens', 'recipes', 'ui', 'features', 'app'] as const;
