export const en = { history: 'History', historyOf: 'History of {name}' } as const;
