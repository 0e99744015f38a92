import type { IndustryId } from '../catalog/industries.ts';

/** What a person wants to practise: a kind of work that a case asks for. */
export const focuses = [
  { id: 'sign-up', label: 'Sign-up and first use' },
  { id: 'checkout', label: 'Checkout and payment' },
  { id: 'booking', label: 'Booking a time or a place' },
  { id: 'search', label: 'Finding and choosing' },
  { id: 'status', label: 'Status and messages' },
  { id: 'data-entry', label: 'Forms and data entry' },
  { id: 'dashboard', label: 'Lists and dashboards' },
  { id: 'explaining', label: 'Explaining what is hard' },
] as const;
export type FocusId = (typeof focuses)[number]['id'];
export const focusIds = focuses.map((focus) => focus.id) as [FocusId, ...FocusId[]];

/** What each case asks for, by its id. A case stands only where one of its main screens is of that kind. */
export const focusesOfCases: Readonly<Record<IndustryId, Readonly<Record<string, readonly FocusId[]>>>> = {
  ecommerce: {
    'custom-orders': ['data-entry'],
    'first-sale': ['sign-up'],
    'furniture-delivery': ['checkout', 'data-entry'],
    'planted-late': ['checkout', 'booking'],
    'shoe-returns': ['search', 'status'],
    'sold-out': ['checkout', 'search'],
    'team-order': ['checkout', 'status'],
    'wrong-part': ['search'],
  },
  education: {
    'driving-progress': ['dashboard', 'explaining'],
    'holds-expire': ['status', 'booking'],
    'instrument-loan': ['data-entry'],
    'right-group': ['search', 'sign-up'],
    'seminar-places': ['explaining', 'status'],
    'sign-practice': ['explaining'],
    'third-lesson': ['explaining', 'sign-up'],
    'trip-slips': ['data-entry', 'dashboard'],
  },
  finance: {
    'business-account': ['sign-up', 'data-entry'],
    'card-controls': ['status'],
    'deposit-return': ['status', 'data-entry'],
    'pension-statement': ['explaining', 'dashboard'],
    'receipt-chase': ['data-entry', 'dashboard'],
    'shared-bills': ['checkout', 'dashboard'],
    'small-loan': ['sign-up', 'explaining'],
    'water-claim': ['data-entry', 'status'],
  },
  food: {
    'box-pause': ['booking'],
    'cake-words': ['checkout', 'data-entry'],
    'catch-at-sea': ['search', 'dashboard'],
    'mill-queue': ['status', 'dashboard'],
    'noon-pick-up': ['checkout', 'booking'],
    'open-shelf': ['search'],
    'school-allergens': ['status'],
    'table-booking': ['booking'],
  },
  health: {
    'care-handover': ['data-entry', 'dashboard'],
    'dental-plan': ['explaining'],
    'freed-appointments': ['booking', 'status'],
    'home-exercises': ['explaining'],
    'limb-checks': ['booking'],
    'part-refunds': ['explaining', 'data-entry'],
    'repeat-prescriptions': ['status'],
    'returning-donors': ['sign-up', 'booking'],
  },
  travel: {
    'car-return': ['data-entry'],
    'carriage-swap': ['status', 'search'],
    'city-pass': ['booking'],
    'coach-delays': ['status', 'data-entry'],
    'empty-bunks': ['booking'],
    'ferry-in-wind': ['status', 'dashboard'],
    'late-check-in': ['status'],
    'pitch-change': ['booking', 'search'],
  },
};

/** The kinds of work that the cases of an industry can give, in the order of the list. */
export function focusesOf(industry: IndustryId): readonly (typeof focuses)[number][] {
  const here = new Set(Object.values(focusesOfCases[industry]).flat());
  return focuses.filter(({ id }) => here.has(id));
}

/** Whether a case asks for this kind of work; without a wish every case does. */
export function hasFocus(industry: IndustryId, caseId: string, focus: FocusId | null | undefined): boolean {
  return !focus || (focusesOfCases[industry][caseId]?.includes(focus) ?? false);
}
