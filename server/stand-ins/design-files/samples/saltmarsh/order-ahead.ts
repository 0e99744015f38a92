import { drawFile, inRows } from '../../draw/file.ts';
import { bakes } from './bakes.ts';
import { HEIGHT, WIDTH } from './parts.ts';
import { basket, board, detail, message, orders, plan, type Screen, slots, ticket, welcome } from './screens.ts';
import { day, night } from './theme.ts';

const { marsh, rye, bun, stick, tart, roll } = bakes;
const gone = { ...tart, left: 0 };

/** The first eight and the first seven screens of the app by day and by night; also what smaller samples are made of. */
export const dayScreens: Screen[] = [
  welcome('Welcome', day, marsh, {
    title: 'Tomorrow’s bread,\nput by tonight.',
    words: 'Order until nine in the evening. It waits for\nyou at the hatch with your number on it.',
    act: 'See tomorrow’s bake',
    other: 'I have a Marsh card',
  }),
  board('Bake board', day, { title: 'Tomorrow’s bake', when: 'Wednesday, order until 21:00', filter: 0 }, [
    marsh,
    rye,
    bun,
    stick,
    tart,
    roll,
  ]),
  board('Bake board, loaves', day, { title: 'Tomorrow’s loaves', when: 'Wednesday, order until 21:00', filter: 1 }, [
    marsh,
    rye,
    stick,
    { ...roll, name: 'Tin loaf', note: '', price: '£3.40', left: 11 },
  ]),
  detail('Marsh sourdough', day, marsh, {
    words: 'Wheat from Holm Farm, a starter from 1994\nand salt with samphire ash. Crackles until noon.',
    facts: [
      ['Weight', '800 g'],
      ['Contains', 'Wheat'],
      ['Out of the oven', '7:10'],
      ['Left for tomorrow', '14 of 40'],
    ],
    act: 'Put 2 in the basket · £9.20',
  }),
  detail('Damson tart, gone', day, gone, {
    words: 'The last four went to the ferry crew. There will\nbe more once Mrs Pell has shaken the tree.',
    facts: [
      ['Weight', '140 g'],
      ['Contains', 'Wheat, egg, almond'],
      ['Out of the oven', '9:30'],
      ['Left for tomorrow', 'none'],
    ],
    act: 'Tell me when it is back',
  }),
  slots('When to come by', day, 3, 'You can still change it until the oven is lit\nat half past four.'),
  basket(
    'Basket',
    day,
    [
      [marsh, 2, '£9.20'],
      [bun, 3, '£8.40'],
      [roll, 1, '£3.00'],
    ],
    '£20.60',
    'Wednesday, 8:30 at the Ferry Hard hatch',
  ),
  ticket('Paid', day, {
    title: 'YOUR NUMBER',
    number: '43',
    when: 'Wednesday, 8:30',
    what: '2  Marsh sourdough\n3  Cinnamon knot\n1  Poppy roll',
    note: 'Ask for forty-three. If you are late, the bread\nwaits until noon.',
    act: 'Add to calendar',
  }),
];

export const nightScreens: Screen[] = [
  board('Bake board, night', night, { title: 'Tomorrow’s bake', when: 'Wednesday, 3 hours left to order', filter: 0 }, [
    marsh,
    rye,
    bun,
    stick,
    gone,
    roll,
  ]),
  detail('Cinnamon knot, night', night, bun, {
    words: 'Brown butter, cassia and a pinch of the same\nsalt. Best before you are back at the gate.',
    facts: [
      ['Weight', '110 g'],
      ['Contains', 'Wheat, milk'],
      ['Out of the oven', '8:00'],
      ['Left for tomorrow', '22 of 48'],
    ],
    act: 'Put 2 in the basket · £5.60',
  }),
  basket(
    'Basket, night',
    night,
    [
      [rye, 1, '£4.20'],
      [bun, 2, '£5.60'],
    ],
    '£9.80',
    'Wednesday, 9:00 at the Ferry Hard hatch',
  ),
  slots('When to come by, night', night, 4, 'You can still change it until the oven is lit\nat half past four.'),
  ticket('Ready at the hatch', night, {
    title: 'IT IS READY',
    number: '51',
    when: 'Now, until noon',
    what: '1  Dark ferry rye\n2  Cinnamon knot',
    note: 'Warm side up in the blue crate.\nThe bell on the left is ours.',
    act: 'I have it',
  }),
  plan(
    'Baker’s plan, late oven',
    night,
    { day: 'Thursday', ovens: '118 pieces, 1 oven', warning: 'Oven 2 rests: moved 24 rolls to 5:50' },
    [
      [marsh, 21, 10, 'Oven 1'],
      [rye, 9, 4, 'Oven 1'],
      [stick, 14, 8, '5:10'],
      [roll, 20, 4, '5:50'],
      [bun, 18, 10, '6:30'],
      [tart, 0, 6, '8:40'],
    ],
  ),
  message('Everything is gone, night', night, bun, {
    title: 'The board is\nempty tonight',
    words: 'Forty-three people were quicker.\nThe next board opens tomorrow at six.',
    act: 'Wake me when it opens',
    tab: 0,
  }),
];

const restOfTheDay: Screen[] = [
  message('Basket, empty', day, stick, {
    title: 'Nothing put by yet',
    words: 'Bread you choose tonight is baked\nfor you and for nobody else.',
    act: 'See tomorrow’s bake',
    tab: 1,
  }),
  message('Card refused', day, tart, {
    alarm: 'NOTHING WAS PAID',
    title: 'Your bank said no',
    words: 'Your basket is safe and the bread is\nheld for ten minutes. Try another card,\nor pay at the hatch.',
    act: 'Try another card',
    other: 'Pay at the hatch',
  }),
  message('No signal', day, null, {
    alarm: 'LAST SEEN 17:20',
    title: 'The marsh ate\nthe signal',
    words: 'This is the board as of twenty past five.\nYour order is sent once you are back\nabove the sea wall.',
    act: 'Try again',
    other: 'Show the old board',
  }),
  orders('Your orders', day, [
    [marsh, 'Tomorrow, 8:30', 'Sourdough, knots, rolls', '£20.60'],
    [rye, 'Saturday 14th', 'Rye and a baguette', '£6.60'],
    [tart, 'Wednesday 11th', 'Four damson tarts', '£14.40'],
    [bun, 'Saturday 7th', 'Knots for the crew', '£16.80'],
    [stick, 'Friday 6th', 'Two baguettes', '£4.80'],
    [roll, 'Sunday 1st', 'Poppy rolls', '£6.00'],
  ]),
  plan('Baker’s plan', day, { day: 'Wednesday', ovens: '142 pieces, 2 ovens' }, [
    [marsh, 26, 14, 'Oven 1'],
    [rye, 12, 6, 'Oven 1'],
    [stick, 19, 9, 'Oven 2'],
    [roll, 13, 17, 'Oven 2'],
    [bun, 26, 22, '6:40'],
    [tart, 8, 4, '8:20'],
  ]),
];

/** 20 screens: a bakery’s app for ordering tonight what is fetched tomorrow. */
export const orderAhead = () =>
  drawFile('Saltmarsh order ahead', '2026-10-02T16:20:00Z', [
    { name: 'Order ahead', sketches: inRows(5, [WIDTH, HEIGHT], [...dayScreens, ...restOfTheDay, ...nightScreens]) },
  ]);
