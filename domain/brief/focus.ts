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

type Asked = Partial<Record<FocusId, readonly string[]>>;

/** Which screens of each case are of which kind. The work begins there, so each is the screen of a conflict. */
export const focusesOfCases: Readonly<Record<IndustryId, Readonly<Record<string, Asked>>>> = {
  ecommerce: {
    'custom-orders': { 'data-entry': ['agreed', 'change'], status: ['picture'] },
    'first-sale': { 'sign-up': ['next', 'zones', 'pay'] },
    'furniture-delivery': { checkout: ['way', 'fit', 'price'], 'data-entry': ['way'] },
    'planted-late': { booking: ['week', 'later'] },
    'shoe-returns': { search: ['size'], status: ['money'] },
    'sold-out': { checkout: ['rules'], search: ['swap'], status: ['door'] },
    'team-order': { checkout: ['mine'], status: ['team', 'missing'] },
    'wrong-part': { search: ['fit', 'plate'] },
  },
  education: {
    'driving-progress': { dashboard: ['where'], explaining: ['test'] },
    'holds-expire': { status: ['ready'], booking: ['before'] },
    'instrument-loan': { 'data-entry': ['fault', 'look', 'back'] },
    'right-group': { search: ['group'], 'sign-up': ['water'] },
    'seminar-places': { explaining: ['result'], status: ['result'], search: ['free'], 'data-entry': ['wishes'] },
    'sign-practice': { explaining: ['five', 'answer'] },
    'third-lesson': { explaining: ['parts'] },
    'trip-slips': { 'data-entry': ['slip', 'needs'], dashboard: ['open'] },
  },
  finance: {
    'business-account': { 'sign-up': ['need', 'other'], status: ['account'] },
    'card-controls': { status: ['ask', 'family'] },
    'deposit-return': { status: ['turn', 'agree'], 'data-entry': ['room'] },
    'pension-statement': { explaining: ['month', 'ways'], dashboard: ['record'] },
    'receipt-chase': { 'data-entry': ['what', 'snap'], dashboard: ['pile'] },
    'shared-bills': { checkout: ['part'], dashboard: ['next', 'back'] },
    'small-loan': { 'data-entry': ['weeks'], status: ['where'], explaining: ['carry'] },
    'water-claim': { 'data-entry': ['first', 'show'], status: ['status'] },
  },
  food: {
    'box-pause': { booking: ['pause', 'weeks'] },
    'cake-words': { checkout: ['check'], 'data-entry': ['change'] },
    'catch-at-sea': { search: ['sea'], dashboard: ['sea'], checkout: ['take'], status: ['less'] },
    'mill-queue': { status: ['about', 'turn'], dashboard: ['next'] },
    'noon-pick-up': { booking: ['time'], status: ['bag', 'late'] },
    'open-shelf': { search: ['shelf', 'gone'], 'data-entry': ['kitchen'] },
    'school-allergens': { status: ['news'], 'data-entry': ['card'] },
    'table-booking': { booking: ['book', 'coming', 'cancel'] },
  },
  health: {
    'care-handover': { 'data-entry': ['note'], dashboard: ['door'] },
    'dental-plan': { explaining: ['plan', 'tooth'] },
    'freed-appointments': { booking: ['mine', 'earlier'], status: ['reminder'] },
    'home-exercises': { explaining: ['today'] },
    'limb-checks': { booking: ['day', 'text'], 'data-entry': ['belt'] },
    'part-refunds': { explaining: ['refund'], 'data-entry': ['send', 'object'] },
    'repeat-prescriptions': { status: ['repeat'] },
    'returning-donors': { booking: ['next'], status: ['became'], explaining: ['home'] },
  },
  travel: {
    'car-return': { 'data-entry': ['back', 'before'], status: ['found'] },
    'carriage-swap': { status: ['early', 'seats'], search: ['again'] },
    'city-pass': { booking: ['times', 'day'] },
    'coach-delays': { explaining: ['back'], search: ['other'] },
    'empty-bunks': { booking: ['nights', 'wait'], search: ['tonight'] },
    'ferry-in-wind': { status: ['today', 'ahead'], dashboard: ['today'], booking: ['crossing'] },
    'late-check-in': { status: ['before'], explaining: ['door'] },
    'pitch-change': { search: ['find', 'day'] },
  },
};

/** The kinds of work that the cases of an industry can give, in the order of the list. */
export function focusesOf(industry: IndustryId): readonly (typeof focuses)[number][] {
  const here = new Set(Object.values(focusesOfCases[industry]).flatMap((asked) => Object.keys(asked)));
  return focuses.filter(({ id }) => here.has(id));
}

/** Whether a screen of a case, or any of them, is of this kind; each is if no kind is asked for. */
export function hasFocus(
  industry: IndustryId,
  caseId: string,
  focus: FocusId | null | undefined,
  screen?: string,
): boolean {
  const screens = focus && (focusesOfCases[industry][caseId]?.[focus] ?? []);
  return !screens || (screen ? screens.includes(screen) : screens.length > 0);
}
