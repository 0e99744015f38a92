import type { LevelId } from '../../../catalog/levels.ts';
import type { Text } from '../text.ts';

/** Work beside the screens that any of these briefs may ask for. `days` is the shortest time box it fits in. */
export interface Craft {
  title: Text;
  text: readonly Text[];
  needs: readonly Text[];
  levels: readonly LevelId[];
  days: number;
  /** Index of the goal it serves. */
  goal: 0 | 1;
}

const everyone: readonly LevelId[] = ['foundation', 'professional', 'stretch'];
const grown: readonly LevelId[] = ['professional', 'stretch'];

export const crafts: readonly Craft[] = [
  {
    title: '[Small system|Parts list|Kit of parts]',
    text: [
      '[Enough|Just enough] for a developer to start without ringing {p0f}.',
      'What {org} will [need|want] when the next screen comes.',
    ],
    needs: [
      'Colour, type and spacing [as tokens|named], [no more than 24|at most 30] in all',
      '{feature} in all its states, at least [five|six]',
      '[Focus|Keyboard focus] drawn on [three|four] different parts',
      '[One|A single] page on tone of voice with [five|six] example messages',
      'Every text pair listed with its contrast, none under 4.5:1',
    ],
    levels: everyone,
    days: 7,
    goal: 0,
  },
  {
    title: '[Clickable path|Walk-through|Prototype of the main path]',
    text: [
      'The path of {persona} from [first to last|start to finish], to be clicked.',
      'Something {p0f} can [hold|click] instead of imagine.',
    ],
    needs: [
      '[One|A single] path of [6 to 9|5 to 8] screens, no dead ends',
      'At least [one wrong turn|two wrong turns] and the way back',
      'Opens on a phone by one link, no account',
      '{feature} works with [made-up but true-sized|believable] data, 12 entries or more',
    ],
    levels: everyone,
    days: 3,
    goal: 0,
  },
  {
    title: '[Five people try it|Test with five people|An afternoon of trying out]',
    text: [
      'Five people who are not designers, [one|one of them] as close to {persona} as can be found.',
      'Watch {feature} being used while it is still cheap to change.',
    ],
    needs: [
      'Two tasks written down word for word[ beforehand|]',
      'A table of [5 people × 2 tasks|ten attempts]: done, done with help, not done',
      'Three changes made because of it, before and after [side by side|shown]',
      '[One|A single] thing that was believed and turned out wrong',
    ],
    levels: grown,
    days: 7,
    goal: 1,
  },
  {
    title: '[Position paper|One page for the argument|A page for {a} and {b}]',
    text: [
      '{a} and {b} disagree; [one page|a single side] says what your design does about it.',
      'For the meeting in which {a} and {b} [have to agree|decide].',
    ],
    needs: [
      'Both positions in [two|three] sentences each, fair enough for both to [sign|nod]',
      'What each side gives up, with [one|a] screen as evidence',
      'At most 350 words on one A4 page',
      'The sign by which one would see within [six|eight] weeks that it was wrong',
    ],
    levels: grown,
    days: 3,
    goal: 0,
  },
  {
    title: '[Words on every screen|Message sheet|All the sentences]',
    text: ['Every sentence that the product says, in one table.', 'The words {org} will be [quoted|judged] by.'],
    needs: [
      'All messages of the main path, each under [140|120] characters',
      '[Four|Five] error texts that say what happened and what to do next',
      'One column in {language}, one left free for {language2}',
      'Words {org} never uses: a list of [8|ten], with what it says instead',
    ],
    levels: everyone,
    days: 7,
    goal: 1,
  },
  {
    title: '[The day it starts|Plan of the first week|How it begins]',
    text: [
      'How {org} gets from today to the first week with it.',
      'What {p1f} [does differently|has to know] on the first morning.',
    ],
    needs: [
      'A list of [10|12] steps with a name beside each',
      'What [happens to|becomes of] the old way, and the day it [ends|stops]',
      'One page that staff can [pin up|hang up], A4, legible at two metres',
      'What to do when it [fails|is down], in [three|four] sentences',
    ],
    levels: grown,
    days: 14,
    goal: 1,
  },
  {
    title: '[Counting sheet|How we shall know|What is counted]',
    text: [
      'So that {p0f} can tell in [half a year|six months] whether it worked.',
      'The goals of this brief, made countable for {org}.',
    ],
    needs: [
      'For each goal: what is counted, by whom, [how often|on which day]',
      'One chart drawn [empty|with no data in it], axes and units named',
      'The [threshold|figure] at which {p0f} stops the project',
      '[Two|Three] figures that could [mislead|look good and mean nothing], named',
    ],
    levels: ['stretch'],
    days: 14,
    goal: 0,
  },
  {
    title: '[The whole service, drawn|Behind the screens|Map of the service]',
    text: [
      '[What|Everything that] happens at {org} between two taps of {persona}.',
      'People, paper and systems at {org} on one sheet.',
    ],
    needs: [
      '[Five|Six] rows: person, screen, staff, system, paper',
      'At least [three|four] places where it can go wrong, marked',
      'Waiting times between steps, in minutes or days',
      'A3 landscape, legible when printed',
    ],
    levels: ['stretch'],
    days: 7,
    goal: 1,
  },
  {
    title: '[Without a screen|The printed piece|On paper, too]',
    text: [
      'For those who will never [open|install] anything: the same service, printed.',
      'One sheet that {p1f} can hand across the counter.',
    ],
    needs: [
      'A5, both sides, one colour of ink plus black',
      'The same [five|four] facts as on the first screen, same order',
      'Smallest type 9 pt, [telephone number|address] at 14 pt',
      'One line in {language2}',
    ],
    levels: grown,
    days: 14,
    goal: 1,
  },
  {
    title: '[Small and slow|On the worst phone|The hard conditions]',
    text: [
      'Proof that the main path survives [bad light, bad signal, big type|the conditions it will meet].',
      'The screens of {persona} under the worst conditions {org} knows.',
    ],
    needs: [
      '{feature} at 320 px and at 200% type, nothing cut off',
      'Offline: what can still be [done|read], what cannot, and the words for it',
      '[One|A] frame for a screen reader: reading order numbered 1 to [12|10]',
      'Dark theme or a reason of [two|three] sentences against it',
    ],
    levels: grown,
    days: 7,
    goal: 0,
  },
];
