export const en = {
  administration: 'Administration',
  dashboard: 'Dashboard',
  people: 'People',
  claims: 'Claims',
  subscriptions: 'Email subscriptions',
  messages: 'Messages',
  help: 'Help center',
  products: 'Products',
  maintenance: 'Maintenance',
  auditLog: 'Audit log',
  backToSite: 'Back to the site',
} as const;
