import type { IndustryId } from '#domain/catalog/industries.ts';

/** Long enough to be typed out and read. */
export const MESSAGE_MS = 5_000;

const ofTheWorkshop = [
  'Sharpening the pencil that the deadline will break',
  'Counting the stakeholders, then counting them again',
  'Crossing out the word “seamless”',
  'Finding out who really decides',
  'Asking for the logo in a format that is not a photograph',
  'Moving the most important sentence out of the appendix',
  'Checking whether “soon” means Tuesday',
  'Putting the budget where somebody will see it',
];

const ofTheIndustry: Record<IndustryId, readonly string[]> = {
  ecommerce: [
    'Asking the client why every banner says “last day”',
    'Counting the steps between wanting a lamp and owning one',
    'Looking for the returns form. Still looking',
    'Weighing a basket that nobody has paid for',
  ],
  health: [
    'Reading the leaflet in the waiting room, both sides',
    'Asking the client what a nurse would take off this screen',
    'Taking the pulse of a form with forty fields',
    'Asking the front desk what people ask first',
  ],
  finance: [
    'Asking the client to explain the fee in one breath',
    'Reading the small print so that nobody else has to',
    'Asking what one euro of interest buys',
    'Locking the vault, then asking who has the key',
  ],
  education: [
    'Taking a seat in the back row to see what can be seen',
    'Asking the client which chapter nobody finishes',
    'Borrowing a pencil from somebody who wanted it back',
    'Marking the homework of the last agency',
  ],
  food: [
    'Asking the client why they do not simply buy a bigger oven',
    'Tasting the menu for adjectives',
    'Standing in the queue to time it',
    'Asking the kitchen what runs out first',
  ],
  travel: [
    'Missing a connection on purpose, to see what the app says',
    'Asking the client what guests write in the book',
    'Unfolding the map and failing to fold it again',
    'Looking for the check-in desk with a suitcase in each hand',
  ],
};

/** The messages of a generation in its own order: those of the industry and of the workshop alternate. */
export function messagesFor(industry: IndustryId, seed: string): string[] {
  const own = ofTheIndustry[industry];
  const start = [...seed].reduce((sum, character) => sum + character.codePointAt(0)!, 0);
  return ofTheWorkshop.flatMap((message, n) => {
    const index = start + n;
    const workshop = ofTheWorkshop[index % ofTheWorkshop.length] ?? message;
    return n < own.length ? [own[index % own.length]!, workshop] : [workshop];
  });
}
