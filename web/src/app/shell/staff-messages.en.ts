export const en = {
  administration: 'Administration',
  dashboard: 'Dashboard',
  people: 'People',
  registrations: 'Registrations',
  claims: 'Claims',
  subscriptions: 'Email subscriptions',
  messages: 'Messages',
  help: 'Help center',
  products: 'Products',
  maintenance: 'Maintenance',
  auditLog: 'Audit log',
  backToSite: 'Back to the site',
} as const;
