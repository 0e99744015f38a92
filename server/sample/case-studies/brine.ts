import {
  annotated,
  beforeAfter,
  bleed,
  coverage,
  figures,
  frame,
  frames,
  quote,
  type Story,
  specimen,
  timeline,
} from './story.ts';

export const brineStory: Story = {
  theme: 'signal',
  title: 'Sour and loud',
  description:
    'A festival in a former ice factory, drawn with one ink, one rule and one typeface that does the work of pictures.',
  colors: ['#c8f31d', '#0b0c08'],
  sections: [
    {
      title: 'One ink',
      parts: [
        'The brief had fourteen hundred words, and one of them decided everything: one printing ink. Five people run Brine with no money and a very large refrigerator. They can print one colour, so the site would have one colour too, and black is not a colour, it is what the ink is not.\nI like this kind of prison. With one ink you cannot warn in red, you cannot mute in grey, and you cannot fix a weak headline by tinting the box. You have to decide what each thing is. In this festival things are sour, loud, full, moved, wrong or sold. Six states, one ink.\nLast year four hundred people a day stood outside a tank that was full. That number is the real client. Fleur wants letters that can be heard from the street. Wout wants people to know which door is shut. Both are right, and both of them vote.',
        figures(
          [
            ['1', 'ink'],
            ['400', 'people a day outside a full tank; the brief asks for 90'],
            ['58 in 100', 'orders finished at the first try; the brief asks for 83'],
          ],
          'From the brief: the door counters and the ticket form of last year.',
        ),
      ],
    },
    {
      title: 'Width, not size',
      parts: [
        'I started with scissors. I cut BRINE, SOUR & LOUD and 26–28 JUNE out of newspaper headlines and pushed them around until each line filled the table. The lines had different sizes and the page looked like every poster. Then I stretched one on the photocopier, which one must never do, and it was right.\nAnybody is a face that may be stretched, because it was drawn for it: widths from 50 to 150, weights from 100 to 900. So every line on the poster has one height and fills its measure by width alone. No letter is scaled. The weight falls from 900 to 110 inside one word, loud to silent, as the three days go.',
        bleed('home', 'The poster: BRINE, SOUR & LOUD, 26–28 JUNE in lines that fill the page', {
          caption: 'What, when, how much. The price stands on the door.',
        }),
        frames(
          [
            ['name', 'BRINE, from very black to very thin'],
            ['dates', '26–28 JUNE, in four widths'],
          ],
          { mat: 1, caption: 'One word that gets quieter. One date that gets wider.' },
        ),
        frame('door', 'Not here: VIP, wristbands, sponsors, a second colour. GET IN, 39 a day', { mat: 1 }),
      ],
    },
    {
      title: 'As loud as it is',
      parts: [
        'Ten events have to stand under one word. My first programme was a good table. Equal rows, hour, name, tank, four dots for loudness. I put it on the wall of the cold store, walked twelve steps back and could not tell Friday from a bus plan.\nWout said: which one do I need earplugs for? He had the dots in front of him. Dots are a legend, and nobody reads a legend in the dark. So the row became as high as it is loud. The loudest one is the only black one. You see it from the street, and Fleur was happy, and you see where it is, and Wout was.',
        beforeAfter(
          ['programme-first', 'First version: ten rows with names of one size and weight'],
          ['programme', 'Final version: names in their own weight, the loudest row black and tall'],
          [
            ['Day 2', 'A good table. Twelve steps away it is a bus plan.'],
            ['Day 4', 'A row is as high as it is loud.'],
          ],
          { mat: 0, caption: 'Friday, twice. The content is the same to the letter.' },
        ),
        frames(
          [
            ['quiet', 'Four quiet rows; one event is full, its name is thin and struck'],
            ['loudest', 'The loudest row: Nneka Stål & the Gherkins of Fate, black'],
          ],
          { mat: 1, caption: 'Full is thin and struck, and stays readable. The loudest is the only black one.' },
        ),
        'The twist was a tank that failed its inspection, two days before. Three events move. I show both places, the old one struck: Tank 3, Tank 4. If only the new one stood there, everybody who had printed the day would come and ask which one is right.',
        quote('Which one do I need earplugs for?', 'Wout, in front of four dots'),
      ],
    },
    {
      title: 'A jar is a ticket',
      parts: [
        'You can pay 39, or you can bring a litre of something that you fermented yourself. That is no joke, it is the idea of the festival. So the jar has the same row, the same buttons and the same height as the other tickets, and it costs 0. The sum under it is honest arithmetic: two at 84 and one jar are 168.\nThe form was harder. Forty-two of a hundred orders fail at the first try, most of them at the address. “Invalid” is the rudest word on the internet. There is a comma after “post”; a dot, we think. The mended address stands below and can be pressed.',
        annotated(
          'getting-in',
          'Getting in: three kinds of tickets with a sum of 168, and a form with one mistake',
          [
            [98.2, 35, 'Wrong.', 'The only inverted field. The mistake is spelled, and mended below.'],
            [1.1, 69, 'The jar.', 'A ticket like the others, with the same buttons.'],
            [98.2, 88, 'Mend, then pay.', 'The button says what is left to do. Nothing was charged.'],
            [36, 93, '168.', 'Two at 84 and one jar at 0. I checked.'],
          ],
          { mat: 1, caption: 'Tickets left, people right, one button.' },
        ),
        frame('wrong', 'The field with a comma in an address, inverted, and the mended address below', { mat: 1 }),
        frame('tickets', 'One day 39, all of it 84, a full jar 0, together 168', {
          mat: 1,
          caption: 'Who cannot pay writes a line and pays less, no questions and no proof.',
        }),
      ],
    },
    {
      title: 'Without a network',
      parts: [
        'The walls of the factory are a metre thick. Inside the tanks a phone is a lamp. So the last screen is drawn for a phone that has heard nothing since 20:47, and it says so. It does not apologise and it does not spin.\nThe next name fills the screen, because it is read while walking. Under it stands what a person needs in the next eight minutes: how loud, how far, where the earplugs are. Then the queue, as one figure. Three people before you, and the eleven that it was is struck. People wait gladly for a number that falls.',
        frame('now', 'Now: the next name, loudness, distance, a queue and the age of the page', {
          device: 'phone',
          mat: 1,
          caption: 'Friday, 20:52, page from 20:47. Nothing on it needs a second thumb.',
        }),
        frame('queue', 'Three people before you; the eleven is struck', { mat: 1 }),
        frame('no-net', 'No net in the tanks. This page is from 20:47', {
          mat: 1,
          caption: 'The only pattern in the whole design. It means: old, not wrong.',
        }),
      ],
    },
    {
      title: 'What was asked for',
      parts: [
        'Nine requirements. Eight are there. The map is not. Four tanks stand in a row with their numbers painted on them, two metres high. A map would be the only page that knows less than the wall.',
        coverage(
          'Nine requirements of the brief',
          ['Name, three days and the price', 'The poster', 'met'],
          ['Ten events with hour, tank and loudness', 'Friday', 'met'],
          ['One full, one moved, both readable', 'Friday', 'met'],
          ['An order with tickets and a jar, and the sum', 'Getting in', 'met'],
          ['A form with one error in words', 'Getting in', 'met'],
          ['The next event as the largest thing', 'Now', 'met'],
          ['A waiting list as a number', 'Now', 'met'],
          ['Without a network, with its age', 'Now', 'met'],
          ['A map of the four tanks', 'Argued away: the wall knows more', 'left-out'],
        ),
        specimen(
          ['Brine', '#c8f31d'],
          ['Black', '#0b0c08'],
          ['Anybody', 'Everything. Width 50 to 150, weight 100 to 900'],
        ),
        timeline(
          ['Day 1', 'Brief started, scissors'],
          ['Day 2', 'A good table'],
          ['Day 4', 'Rows as loud as they are'],
          ['Day 9', 'Twist: a tank is shut'],
          ['Day 20', 'Tried on a phone in the cold store'],
          ['Day 27', 'Submitted'],
        ),
        'What I would change: the four pixels. Every rule on the site is four pixels thick, and on a phone in the dark that is one too many. And I would like to hear it once. I have drawn something very loud in a very quiet room.',
      ],
    },
  ],
};
