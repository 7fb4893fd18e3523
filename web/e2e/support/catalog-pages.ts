/** The pages of the design catalog below /ui, as the specification lists them. */
export const PAGES = [
  ...['accordions', 'alerts', 'avatars', 'badges', 'buttons', 'cards', 'dropdowns'],
  ...['list-group', 'modals', 'offcanvas', 'pagination', 'popovers', 'progress', 'spinners', 'tables', 'tabs'],
  ...['tooltips', 'typography', 'charts', 'dashboard', 'dragula', 'range-sliders', 'form-basic', 'form-advanced'],
  ...['icons/remix-icons', 'icons/mdi', 'icons/unicons'],
];
