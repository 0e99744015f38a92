import {
  annotated,
  beforeAfter,
  bleed,
  bullets,
  coverage,
  figures,
  frame,
  frames,
  quote,
  type Story,
  specimen,
  timeline,
} from './story.ts';

/** How the bakery's board came to be, told by its designer. */
export const saltmarshStory: Story = {
  theme: 'broadsheet',
  title: 'Saltmarsh: tomorrow’s bread, kept',
  description:
    'An order-ahead service for three bakeries that sell out by ten, designed around the oven and not the shelf.',
  colors: ['#b6432a', '#54704f'],
  sections: [
    {
      title: 'What the shop already knew',
      parts: [
        'Saltmarsh bakes in three small shops on one tidal river. The queue starts at six, the sourdough is gone by ten, and three in ten people who come in leave with nothing they wanted. The brief asked me to mend that without delivery, without a loyalty scheme and without a bigger oven.\nThe owners had tried order by text message first. It rang all through the early bake, when every hand was in flour. Then they tried a chalkboard. It was right at six and wrong by half past. Both failed for the same reason: somebody had to stop baking in order to tell people about baking.\nThat gave me one rule for the whole project. Nothing in this service may ask a baker to type. What customers see has to follow from what the ovens do.',
      ],
    },
    {
      title: '“Is it out yet?”',
      parts: [
        'Before I drew anything I spent a morning in the Mill Lane shop with a notebook. Forty-one people asked a question at the counter. I had expected price, flour and allergens. Thirty-four of the questions were about time.',
        frame(
          'tally',
          'A strip of till paper with tally marks: thirty-four for when, three for price, two and two for the rest',
          {
            mat: 2,
            caption: 'Till paper from Mill Lane. The first line needed a second row.',
          },
        ),
        figures(
          [
            ['34 of 41', 'questions at the counter were about when, not what'],
            ['52 s', 'to keep two loaves, median of five regulars, screen dimmed'],
            ['31 in 100', 'visits end empty-handed today; the brief asks for 9'],
          ],
          'Counted at Mill Lane on a Wednesday in autumn. Timed on paper with five regulars. The third figure is from the brief.',
        ),
        'My first board ignored all this. I listed the products from A to Z, because every shop app I use does, and I gave the name the largest type. Five regulars read it aloud for me. All five skipped the name and hunted for the hour.\nSo the board is now sorted by the oven. The hour is the loudest thing on a card and the product comes second. Every later decision followed from that one change.',
        beforeAfter(
          ['board-first', 'A grey draft of the board, sorted from A to Z, with small times'],
          ['board', 'The board sorted by oven time, with the time in the largest type'],
          [
            ['Week one', 'Sorted by name. The hour is a footnote.'],
            ['As submitted', 'Sorted by oven. The name comes second.'],
          ],
          { caption: 'The first draft of the bake board, and the board that I submitted.' },
        ),
      ],
    },
    {
      title: 'One loaf at a time',
      parts: [
        'A bake is a promise about a place, an hour and a number. The detail page says those three things and then gets out of the way. There is no row of photographs and no story about grandmothers. People open this page in a dark hallway with one shoe on.',
        annotated(
          'bake',
          'Detail of a bake: the loaf, its name, three times, an amount and the button that keeps it',
          [
            [83.5, 26, 'The loaf is the heading.', 'Regulars point at bread. They seldom know what it is called.'],
            [6.2, 69.5, 'When before what.', 'The three times of this loaf are chosen before the amount.'],
            [93.5, 69.5, 'A full bake stays.', 'It explains why tomorrow has to be ordered today.'],
            [
              94,
              80.6,
              'The button repeats the number.',
              'In the first test two people kept one loaf and expected two.',
            ],
          ],
          { caption: 'The detail page of a bake. Stock is counted for each bake, not for the day.' },
        ),
      ],
    },
    {
      title: 'Two loaves, one visit',
      parts: [
        'Buns come out at eight and sourdough at twenty to seven. Ordering both used to mean two trips. I tried a warning, then a split basket, then a small calendar, and disliked all of them: each made the customer do the planning.\nIn the end the shop simply offers to hold the first loaf until the second is ready. It is one sentence and one button. The screen that follows says the only thing that matters at the door: which shelf to reach for.',
        frame('tries', 'Three grey sketches of the basket: a warning, two baskets, and a small calendar', {
          mat: 4,
          caption: 'Three ways that failed. Under each is what five people did with it.',
        }),
        frames(
          [
            ['basket', 'A basket with two bakes and the offer to hold the sourdough until eight'],
            ['shelf', 'Ready: shelf 14, held until half past ten'],
          ],
          {
            device: 'phone',
            mat: 2,
            caption: 'The basket offers to hold the sourdough. The shelf says where to put your hand.',
          },
        ),
        'What I have not drawn is the loaf that nobody fetched. I have the words for passing it on, and none yet for having forgotten.',
      ],
    },
    {
      title: 'The half nobody sees',
      parts: [
        'Behind the counter a bake is a block of oven time. The plan hangs on the wall and is read from two metres, through steam, by somebody with both hands full. So it has hours, blocks and one red: the free place on the rack, because it is the only thing that asks for a decision.',
        bleed('plan', 'The plan of a morning: two decks and a rack from five to eleven, crossed by the line of now', {
          caption: 'The bakers’ plan at Harbour Street. Used standing up, with gloves on.',
        }),
        'The brief asked for moving a bake without dragging. I left it out on purpose. Bakers at Harbour Street move a bake by telling the other baker, and a tablet that moves bread on its own was the thing that Tomasz feared. I would rather have a plan that is believed than one that can be edited.',
        frame('free', 'The lower row of the plan: proofing in brown, the free place on the rack in red', {
          caption: 'The free place. At 06:33 it is an hour and three quarters away, which is enough to fill it.',
        }),
      ],
    },
    {
      title: 'What the critique changed',
      parts: [
        quote(
          'Let the bar follow the number that is left, and say somewhere which number that is.',
          'Rafa Quiroga, in a critique against the brief',
        ),
        'Rafa was right. My bar turned red at a share of the bake, so four croissants of a small tray looked like plenty. It follows the number now: red from nine left, on every bake, large or small, and the line above it says the same in words for anyone who does not see red.\nSana asked me to put “held until 08:00” on the line of the sourdough instead of into a box of its own. I tried it and declined. On the line it read as a change of the bake, and two of three people thought their bread comes later out of the oven. The offer needs its own voice.',
        frame('bar', 'Two bakes: nine left with a red bar, twenty-two left with a green one', {
          mat: 3,
          caption: 'Nine left is red and twenty-two is green, however large the tray was.',
        }),
        frame('window', 'Home page with the promise at the top and four bakes with their oven times below', {
          device: 'browser',
          mat: 1,
          caption: 'The same bar on the shop window. The promise at the top is in the regulars’ own words.',
        }),
        'An empty basket was the smallest frame and the one that regulars talked about. Most people who see it are not lost, they are early. So it says when the board opens and what goes first.',
        frame('empty', 'Empty basket: it says when the board opens and what sells first', {
          device: 'phone',
          mat: 3,
          caption: 'An empty basket is mostly somebody who came too early.',
        }),
      ],
    },
    {
      title: 'Colour and type',
      parts: [
        'The palette is the shop: brick from the oven mouth, crust, flour, and the green of the marsh at low tide. Brick means that something is running out or that you can press it. Green means that it is ready. Caprasimo says when, Baloo 2 says what, and they never swap.',
        specimen(
          ['Oven brick', '#b6432a'],
          ['Crust', '#c98a46'],
          ['Marsh', '#54704f'],
          ['Flour', '#f6ead6'],
          ['Soot', '#2a211b'],
          ['Caprasimo', 'Times, prices, names of shops'],
          ['Baloo 2', 'Everything else, in two weights'],
        ),
        timeline(
          ['Day 1', 'Brief started'],
          ['Day 2', 'A morning at Mill Lane'],
          ['Day 5', 'First board, A to Z'],
          ['Day 8', 'Read aloud by five regulars'],
          ['Day 12', 'Twist: the ovens are the limit'],
          ['Day 19', 'Submitted'],
        ),
      ],
    },
    {
      title: 'What the brief asked for',
      parts: [
        'Eleven requirements stand in the brief. Nine are shown by frames. Two are left out: one is argued away and one is not drawn yet. I list them as they were written, because a client checks that list before anything else.',
        coverage(
          'Eleven requirements of the brief',
          ['Four bakes of one shop in the order of their oven times', 'Shop window, bake board', 'met'],
          ['How many are left, shown as a number and a bar', 'Bake board', 'met'],
          ['All three shops within one press', 'Shop window', 'met'],
          ['The same board on a phone, 390 px wide', 'Bake board', 'met'],
          ['One bake with three times, one of them full', 'One bake', 'met'],
          ['A basket with things from two different bakes', 'Basket', 'met'],
          ['The shelf number, and until when it is held', 'On the shelf', 'met'],
          ['An empty basket that says when to come back', 'Empty basket', 'met'],
          ['What a regular sees after a loaf was missed', 'Not drawn yet', 'left-out'],
          ['Both decks and the rack from 05:00 to 11:00', 'Bake plan', 'met'],
          ['Moving a bake without dragging', 'Argued away: bakers tell each other', 'left-out'],
        ),
      ],
    },
    {
      title: 'What I would change',
      parts: [
        'Standing orders deserve a place of their own. I hid them to keep four tabs, and the café owner I tested with looked for them for eleven seconds. That is a long time with a tray in your hand.',
        bullets(
          'Draw the missed loaf, with the next bake that Marta can have.',
          'Set the count on the plan as large as the hour, as Sana asked.',
          'Go back in January. A wet Monday asks other questions than a warm Wednesday.',
        ),
      ],
    },
  ],
};
