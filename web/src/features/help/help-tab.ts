export const helpTabs = ['topics', 'privacy', 'terms', 'contact'] as const;
export type HelpTab = (typeof helpTabs)[number];

export const helpTabOf = (value: string | null): HelpTab => helpTabs.find((tab) => tab === value) ?? 'topics';
