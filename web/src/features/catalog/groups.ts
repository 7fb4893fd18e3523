import {
  AppWindow,
  Badge,
  BookOpen,
  ChartLine,
  CircleUser,
  GripVertical,
  Hexagon,
  LayoutDashboard,
  List,
  ListChecks,
  ListCollapse,
  Loader,
  LoaderCircle,
  MessageSquare,
  MessageSquareText,
  MessageSquareWarning,
  MousePointerClick,
  Palette,
  PanelLeftOpen,
  PanelTop,
  RectangleHorizontal,
  Shapes,
  SlidersHorizontal,
  SquareMenu,
  Table2,
  TextCursorInput,
  Type,
} from 'lucide-react';
import { type CatalogGroup, type CatalogPage, pageOf } from './catalog-page';

const accordions = pageOf(
  { path: 'accordions', title: 'accordions', lead: 'accordionsLead', icon: ListCollapse },
  () => import('./pages/accordions'),
);
const alerts = pageOf(
  { path: 'alerts', title: 'alerts', lead: 'alertsLead', icon: MessageSquareWarning },
  () => import('./pages/alerts'),
);
const avatars = pageOf(
  { path: 'avatars', title: 'avatars', lead: 'avatarsLead', icon: CircleUser },
  () => import('./pages/avatars'),
);
const badges = pageOf(
  { path: 'badges', title: 'badges', lead: 'badgesLead', icon: Badge },
  () => import('./pages/badges'),
);
const buttons = pageOf(
  { path: 'buttons', title: 'buttons', lead: 'buttonsLead', icon: MousePointerClick },
  () => import('./pages/buttons'),
);
const cards = pageOf(
  { path: 'cards', title: 'cards', lead: 'cardsLead', icon: RectangleHorizontal },
  () => import('./pages/cards'),
);
const charts = pageOf(
  { path: 'charts', title: 'charts', lead: 'chartsLead', icon: ChartLine },
  () => import('./pages/charts'),
);
const dashboard = pageOf(
  { path: 'dashboard', title: 'dashboard', lead: 'dashboardLead', icon: LayoutDashboard },
  () => import('./pages/dashboard'),
);
const dragAndDrop = pageOf(
  { path: 'dragula', title: 'dragAndDrop', lead: 'dragAndDropLead', icon: GripVertical },
  () => import('./pages/dragula'),
);
const dropdowns = pageOf(
  { path: 'dropdowns', title: 'dropdowns', lead: 'dropdownsLead', icon: SquareMenu },
  () => import('./pages/dropdowns'),
);
const formAdvanced = pageOf(
  { path: 'form-advanced', title: 'formAdvanced', lead: 'formAdvancedLead', icon: ListChecks },
  () => import('./pages/form-advanced'),
);
const formBasic = pageOf(
  { path: 'form-basic', title: 'formBasic', lead: 'formBasicLead', icon: TextCursorInput },
  () => import('./pages/form-basic'),
);
const listGroup = pageOf(
  { path: 'list-group', title: 'listGroup', lead: 'listGroupLead', icon: List },
  () => import('./pages/list-group'),
);
const mdi = pageOf({ path: 'icons/mdi', title: 'mdi', lead: 'mdiLead', icon: Palette }, () => import('./pages/mdi'));
const modals = pageOf(
  { path: 'modals', title: 'modals', lead: 'modalsLead', icon: AppWindow },
  () => import('./pages/modals'),
);
const offcanvas = pageOf(
  { path: 'offcanvas', title: 'offcanvas', lead: 'offcanvasLead', icon: PanelLeftOpen },
  () => import('./pages/offcanvas'),
);
const pagination = pageOf(
  { path: 'pagination', title: 'pagination', lead: 'paginationLead', icon: BookOpen },
  () => import('./pages/pagination'),
);
const popovers = pageOf(
  { path: 'popovers', title: 'popovers', lead: 'popoversLead', icon: MessageSquare },
  () => import('./pages/popovers'),
);
const progress = pageOf(
  { path: 'progress', title: 'progress', lead: 'progressLead', icon: Loader },
  () => import('./pages/progress'),
);
const rangeSliders = pageOf(
  { path: 'range-sliders', title: 'rangeSliders', lead: 'rangeSlidersLead', icon: SlidersHorizontal },
  () => import('./pages/range-sliders'),
);
const remixIcons = pageOf(
  { path: 'icons/remix-icons', title: 'remixIcons', lead: 'remixIconsLead', icon: Shapes },
  () => import('./pages/remix-icons'),
);
const spinners = pageOf(
  { path: 'spinners', title: 'spinners', lead: 'spinnersLead', icon: LoaderCircle },
  () => import('./pages/spinners'),
);
const tables = pageOf(
  { path: 'tables', title: 'tables', lead: 'tablesLead', icon: Table2 },
  () => import('./pages/tables'),
);
const tabs = pageOf({ path: 'tabs', title: 'tabs', lead: 'tabsLead', icon: PanelTop }, () => import('./pages/tabs'));
const tooltips = pageOf(
  { path: 'tooltips', title: 'tooltips', lead: 'tooltipsLead', icon: MessageSquareText },
  () => import('./pages/tooltips'),
);
const typography = pageOf(
  { path: 'typography', title: 'typography', lead: 'typographyLead', icon: Type },
  () => import('./pages/typography'),
);
const unicons = pageOf(
  { path: 'icons/unicons', title: 'unicons', lead: 'uniconsLead', icon: Hexagon },
  () => import('./pages/unicons'),
);

/** All pages of the catalog, in the order of the navigation. */
export const groups: readonly CatalogGroup[] = [
  { title: 'foundations', pages: [typography, remixIcons, mdi, unicons] },
  { title: 'actions', pages: [buttons, dropdowns, popovers, tooltips] },
  { title: 'forms', pages: [formBasic, formAdvanced, rangeSliders, dragAndDrop] },
  { title: 'content', pages: [cards, listGroup, tables, badges, avatars, accordions] },
  { title: 'navigation', pages: [tabs, pagination] },
  { title: 'feedback', pages: [alerts, modals, offcanvas, progress, spinners] },
  { title: 'numbersAndFigures', pages: [charts, dashboard] },
];

export const pages: readonly CatalogPage[] = groups.flatMap((group) => group.pages);
