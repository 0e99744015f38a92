import {
  annotated,
  beforeAfter,
  coverage,
  figures,
  frame,
  frames,
  quote,
  type Story,
  specimen,
  timeline,
} from './story.ts';

export const halmStory: Story = {
  theme: 'gallery',
  title: 'A card that can be told what to do',
  description: 'Freezing, limiting and placing a bank card on a phone, with one thumb and without fear.',
  colors: ['#1f5a5c', '#c98a5e'],
  sections: [
    {
      title: 'What people ask at eleven at night',
      parts: [
        'Halm has nine branches, 61,000 customers and one card. A third of the calls to its hotline are about that card. I was allowed to listen to twenty-six of them, with the names taken out. I had expected to hear how hard the button is to find. Nobody had trouble finding it. They had found it, read it, and rung instead.\nThe button said “Block card”. Twenty-two of the twenty-six callers asked the same two questions in one order or the other. Can I undo it? And does the rent still go out? Neither answer was on the screen. Both answers are short.\nFrom January a card can be frozen and woken within a second. That makes the first answer a yes, and it makes this a different product. I did not design a way to block a card. I designed a card that listens.',
        figures(
          [
            ['22 of 26', 'callers asked whether it could be undone, or whether the rent still goes out'],
            ['430', 'calls about the card in a week; the brief asks for 190'],
            ['57', 'cards in a week are replaced and were never lost'],
          ],
          'Recorded calls of two weeks, heard with Emre at the hotline. The other two figures are from the brief.',
        ),
      ],
    },
    {
      title: 'No second question',
      parts: [
        'Gerlinde, who is responsible for lost cards, asked for a question before the freeze. It is a reasonable thing to ask for, so I built it well and watched five people meet it. All five stopped. Two read it twice, one put the phone down. A question before an action says that the action is dangerous, whatever words it uses.\nA question belongs before something final. This is not final any more. So the question went. The card changes its light, the button changes its word, and the way back is where the way in was.',
        beforeAfter(
          ['freeze-first', 'The card with a dialog over it: Freeze this card?'],
          ['frozen', 'The frozen card: since when, what was refused, what still runs'],
          [
            ['Week one', 'A question. Five of five people stopped.'],
            ['Week two', 'An answer. It is frozen, and Unfreeze is under your thumb.'],
          ],
          { mat: 1, caption: 'The same press, before and after I watched five people make it.' },
        ),
        'The frozen card keeps its place and loses its warmth. It is the same drawing with its colours turned down, so that nobody has to understand a new screen at the worst moment.',
      ],
    },
    {
      title: 'The fear is the rent',
      parts: [
        'Under the card stands what happened: one payment was tried and refused. The name of the shop is long, and it gets two lines, because a name that is cut is a name that frightens. There are two answers, “That was me” and “Not me”. I tried four, with “I am not sure” among them. Everybody chose that one and then rang.',
        frame('declined', 'A refused payment of 189 €, with the answers That was me and Not me', {
          mat: 2,
          caption: 'Clay instead of red: the bank never shows red on an account, and it is right.',
        }),
        'Then comes the list that took me longest, although it has two lines. It says what still runs. Standing orders do not pass through the card network, so they cannot be frozen. Every expert knows that. Not one caller did.',
        frame('runs', 'While it is frozen: rent and standing orders run, refunds arrive', {
          mat: 0,
          caption: 'Two lines. A third one, about the motorway toll, appears only for cards that have paid tolls.',
        }),
      ],
    },
    {
      title: 'What is left comes first',
      parts: [
        'On a calm day people open this screen to see one number. The old app showed what had been spent. That number grows while you read it as a failure. What is left is the same subtraction and another feeling, and it is the number that helps somebody to decide in a shop.',
        annotated(
          'card',
          'Everyday card: the card, three acts, what is left in November, two payments of today',
          [
            [5.2, 46.5, 'Freeze.', 'The first of three acts, with the same size as the others. It is no alarm.'],
            [92.8, 56.5, 'Eight days to go.', 'Without it, 465 euros are neither much nor little.'],
            [8, 60.5, 'What is left.', 'The largest figure. Spent and limit explain it in one small line below.'],
            [92.8, 88.3, 'Pending is grey.', 'A badge would have been a second thing to read.'],
          ],
          { mat: 1, caption: 'The card on a calm day.' },
        ),
        frame('left', 'Left in November: 465.60 €, 734.40 € of 1,200 € spent', { mat: 2 }),
      ],
    },
    {
      title: 'A dial that cannot lie',
      parts: [
        'Two years ago the bank had a slider for limits. People set it to zero by mistake and could not buy petrol. I began with a better slider anyway, with a field above it. It was still a line on which one point looks like any other.\nA month is not a line from zero to two thousand. A part of it is already gone. On the dial, the dark part is spent, the pale part is room, and the knob cannot pass under what is spent. The number in the middle is the biggest thing on the screen, and it can be typed. Alfons, who is 71 and whose thumb shakes, never touched the dial. He used the four amounts below it, which is why there are four amounts below it.',
        frames(
          [
            ['limit-first', 'First version: a field and a straight slider'],
            ['limit', 'Final version: a dial with spent and free part, four amounts, a forecast'],
          ],
          {
            device: 'phone',
            mat: 1,
            caption: 'Left, the slider of week one. Right, the dial, with the forecast before the button.',
          },
        ),
        frame('dial', 'The dial at 1,200 €, 734.40 € spent so far', {
          mat: 2,
          caption: 'For a screen reader the dial is a number field, and nothing else.',
        }),
        'The forecast stands before the button, so that it can change a mind. “At your usual pace you will reach 1,001 € by the end of the month” is no warning. It is what a friend would say.',
      ],
    },
    {
      title: 'Where it works',
      parts: [
        'The last screen places the card. I refused to draw a list of countries. Here is shown as a place, the three countries where people of this bank live and shop are one line, and everything else is a journey with an end. “2 to 16 January, then closed again” is the sentence I am proudest of.',
        frames(
          [
            ['where', 'Where it works: a map, three ways to pay, two groups of countries'],
            ['card', 'The everyday card'],
          ],
          { device: 'phone', mat: 3, caption: 'The map is small on purpose. It says here, and nothing more.' },
        ),
        frame('countries', 'Countries: three always, one for two weeks', { mat: 0 }),
        frame('undo', 'Notice: Cash machines are off, with Undo', {
          mat: 0,
          caption: 'Undo is the rule of the whole design, down to the smallest switch.',
        }),
        quote('I only want it to stop for a moment.', 'A caller at 23:12, and the brief in nine words'),
      ],
    },
    {
      title: 'What came of it',
      parts: [
        'Nine requirements, eight shown. The one that is missing is large text on all four screens. I tried the card at twice the size, and it broke in one place: the three acts need a second row. I would rather say that than show a frame that nobody has held.',
        coverage(
          'What the brief asked for',
          ['What is left as the largest number', 'Everyday card', 'met'],
          ['Freezing and waking in one press each', 'Everyday card, frozen', 'met'],
          ['A limit that ends on a named day', 'A limit for a month', 'met'],
          ['A forecast before the button', 'A limit for a month', 'met'],
          ['A refused payment, name on two lines', 'Frozen', 'met'],
          ['What still runs, as a list', 'Frozen', 'met'],
          ['A country for two weeks; a switch and its way back', 'Where it works', 'met'],
          ['All four screens in large text', 'Tested on one, not drawn', 'left-out'],
        ),
        timeline(
          ['Day 1', 'Brief started'],
          ['Day 2', 'Twenty-six calls'],
          ['Day 6', 'The question, built and watched'],
          ['Day 9', 'Twist: the toll'],
          ['Day 15', 'The dial'],
          ['Day 27', 'Submitted'],
        ),
        specimen(
          ['Linen', '#f1efeb'],
          ['Petrol', '#1f5a5c'],
          ['Mist', '#e3ebe8'],
          ['Clay', '#9a4b30'],
          ['Dusk', '#e7a27c'],
          ['Figtree', 'One face, figures of one width'],
        ),
        'What I would change: the acts. Freeze, Details and Limits are equal in size and not in use. After a month I would know the numbers, and I suspect that Details would move into the menu and leave the row to the thumb.',
      ],
    },
  ],
};
