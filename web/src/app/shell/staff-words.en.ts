export const en = {
  administration: 'Administration',
  dashboard: 'Dashboard',
  people: 'People',
  claims: 'Claims',
  subscriptions: 'Email subscriptions',
  messages: 'Help messages',
  maintenance: 'Maintenance',
  auditLog: 'Audit log',
} as const;
