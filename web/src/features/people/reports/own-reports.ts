/** Where people see what they reported and what was decided about them. */
export const OWN_REPORTS = '/profile?section=reports';
