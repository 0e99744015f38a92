import {
  annotated,
  beforeAfter,
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

export const otterlingStory: Story = {
  theme: 'field',
  title: 'A book that waits',
  description: 'A reading app for children of six who read slowly, on a tablet that a library lends to a family.',
  colors: ['#c9442a', '#7fc3dc'],
  sections: [
    {
      title: 'Where they stop',
      parts: [
        'Nine libraries in Galway lend a tablet with eleven picture books. It is meant for children who read slowly, and most of them stop before page five. The librarians know the page and nothing else. I wanted to know the moment.\nSo I sat beside eleven children at three desks, with a book and a pencil, and drew a small cross wherever somebody stopped. Nine stopped at a word. One needed to go to the toilet. One asked me whether otters can drown, which is a fair reason to stop. Nobody stopped at a picture.\nThe old app has a clock, points and a red cross. It is built for children who are quick, by people who were. A slow reader meets one hard word, loses twelve seconds, loses a point, and learns something that is not in the story.',
        figures(
          [
            ['9 of 11', 'children stopped at one hard word'],
            ['17 in 100', 'books are read to the last page; the brief asks for 46'],
            ['0', 'clocks in this design'],
          ],
          'Read with eleven children at the desks in Tuam, Oranmore and Salthill. The second figure is from the brief.',
        ),
      ],
    },
    {
      title: 'A shelf without a start button',
      parts: [
        'My first shelf had a large “Start”. That is a grown-up’s idea: a session begins. For Mio nothing begins. He was on page nine when the train arrived. So the only red thing on the shelf goes back to page nine, and it says how long the rest takes, seven minutes, because Mio asks his mother and she is in the next room.\nBooks differ in height and colour, so that they can be found without reading. “The fish who counted” is green and has a fish. That is enough. I tried round covers of one size, which looked much better and were useless.',
        annotated(
          'shelf',
          'The shelf: an otter, five books of different heights, the book left open, the week',
          [
            [
              96.7,
              33,
              'Five books.',
              'Different heights, one drawing each. The words only repeat what the picture says.',
            ],
            [96.7, 72, 'The week.', 'A star for a day with a book, a pebble for a day without. Nothing is taken away.'],
            [32.6, 88, 'Read on.', 'The only red button. It goes back to yesterday, not to the beginning.'],
          ],
          { mat: 2, caption: 'The shelf. An adult needs four seconds for it, a child one.' },
        ),
        frames(
          [
            ['read-on', 'You stopped here yesterday: Otter and the Long Rain, page 9 of 14'],
            ['week', 'The week: three stars, pebbles for the other days'],
          ],
          {
            mat: 1,
            caption:
              'Gráinne wanted a star for each page, Tadhg wanted none. This is one for each day that a book was opened.',
          },
        ),
        frame('books', 'Five books of different heights and colours', { mat: 0 }),
      ],
    },
    {
      title: 'One word is lit',
      parts: [
        'On a page there is one picture, one sentence and one lit word. The word is lit while it is read aloud, and the line never moves. I had the sentence scroll at first, like karaoke. Children followed the movement and not the words, and one of them got seasick, or said so.\nFourteen pebbles at the top show how far it is. A number needs to be read and a bar needs to be judged. Pebbles can be counted with a finger, and they are: I saw seven of eleven do it.',
        frame('page-nine', 'Page nine: an otter with an umbrella in the rain, a sentence with one yellow word', {
          mat: 2,
          caption: 'The way on is as big as a hand. The way back is as big as the way on.',
        }),
        frame('line', 'The sentence with one yellow word between two large arrows', { mat: 0 }),
        frame('pebbles', 'Fourteen pebbles, nine of them filled', {
          mat: 0,
          caption: 'Page nine of fourteen, without a figure.',
        }),
      ],
    },
    {
      title: 'A hard word is a place',
      parts: [
        'Nine children had stopped at a word. So a word became a place that one can go to and come back from. “Before” comes apart into two pieces as it is spoken, be and fore, and each piece can be heard alone. Then there is one question with three pictures, and no hurry.\nI am ashamed of my first version and show it here. It has a clock in the corner and a red cross on the wrong house. I had drawn it without thinking, because that is what a question looks like. When I saw it beside the otter, who says “Take your time. I can float for hours”, I took the pen away from it.',
        beforeAfter(
          ['word-first', 'First version: a clock at 00:12 and a red cross on the wrong picture'],
          ['one-word', 'Final version: the wrong picture is grey and says what it is'],
          [
            ['Day 5', 'A clock, a cross, a score. I drew this without noticing.'],
            ['Day 8', 'Nothing counts. The wrong picture says what it is.'],
          ],
          { mat: 0, caption: 'The same question. Only the manners changed.' },
        ),
        'The wrong picture does not disappear. It turns quiet and gets its own word: “this is now”. So even the mistake has taught a word. You found it on the second try, says the line below, and that is a fact and not a mark.',
        frames(
          [
            ['parts', 'Two blocks, be and fore, each with a button to hear it'],
            ['answers', 'Three houses: this is now, before, after'],
          ],
          { mat: 1, caption: 'Two parts to hear, three pictures to choose from.' },
        ),
        quote('He is not lazy. He is careful.', 'Nora, about her son, and the reason for every decision here'),
      ],
    },
    {
      title: 'For the people in the next room',
      parts: [
        'Parents ask for minutes. I gave them minutes, on one screen behind a held press, drawn as seven bars without a goal line. Forty-four this week. No comparison with last week, no comparison with anybody.\nThree switches follow, and each says in one line what it does and until when. “Quiet after 19:00” is off in the holidays, until 29 November. A switch that does not say when it comes back is a switch that somebody finds in March.',
        frame('grown-ups', 'For the grown-ups: minutes of the week, three switches, two books that have not arrived', {
          mat: 2,
          caption: 'The only screen with paragraphs.',
        }),
        frames(
          [
            ['minutes', '44 minutes this week, four bars'],
            ['switches', 'Three switches, each with one line'],
          ],
          { mat: 3 },
        ),
        frame('asleep', 'Two books are asleep: there has been no internet since the train left', {
          mat: 0,
          caption: 'Books that have not arrived are asleep. Children never see the word internet.',
        }),
        'In week two a school asked for the tablet on trains, where nothing may be read aloud. With the sound off the word is lit by touch, and the speaker shows a closed mouth. Nothing else changes, and no star is lost by it.',
      ],
    },
    {
      title: 'Pens, colours, letters',
      parts: [
        'Everything is drawn with a felt pen and coloured with a crayon that misses the edge. I leave it. A child who is told all day to stay inside the lines may rest here. The story is set in Andika, which was made for people who learn to read: its a and its g look as they are written.',
        specimen(
          ['Paper', '#fbf4e4'],
          ['Pen', '#2b2a33'],
          ['Scarf', '#f0674a'],
          ['River', '#7fc3dc'],
          ['Straw', '#f9cf55'],
          ['Andika', 'The story, 28 px and above'],
          ['Gaegu', 'Titles, one size'],
        ),
        timeline(
          ['Day 1', 'Brief started'],
          ['Day 3', 'Eleven children, three desks'],
          ['Day 5', 'A clock, without noticing'],
          ['Day 8', 'The clock is gone'],
          ['Day 13', 'Twist: no sound on trains'],
          ['Day 27', 'Submitted'],
        ),
        coverage(
          'Nine requirements of the brief',
          ['Five books that can be told apart without reading', 'The shelf', 'met'],
          ['Back to yesterday’s page in one press', 'The shelf', 'met'],
          ['A page with one word lit', 'Page nine', 'met'],
          ['One hard word in two parts', 'One hard word', 'met'],
          ['A wrong answer without a cross', 'One hard word', 'met'],
          ['A week of minutes, three switches', 'For the grown-ups', 'met'],
          ['Two books that have not arrived', 'For the grown-ups', 'met'],
          ['The same screen on a phone', 'Argued away: half the families have none to spare', 'left-out'],
        ),
      ],
    },
    {
      title: 'What I would change',
      parts: [
        bullets(
          'Read with a child who is left-handed. The way on is under the right hand.',
          'Record the voice again. It is warm, and on this tablet it sounds like a tin.',
          'Find out whether the pebble for a rest day is understood, or only kind.',
        ),
      ],
    },
  ],
};
