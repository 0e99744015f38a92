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

export const rastsattelStory: Story = {
  theme: 'broadsheet',
  title: 'Honest about the weather',
  description:
    'Booking a bed in a hut that can only be reached on foot, and hearing in time that it cannot be reached.',
  colors: ['#c8552c', '#5b5c83'],
  sections: [
    {
      title: 'Nobody is afraid of the bed',
      parts: [
        'Rastsattel stands at 2,412 metres and has forty-two beds, one stove and no road. I walked up on a Thursday in autumn, with the questions of a magazine editor: what does it look like, who cooks, what is on the wall? In the evening I asked twelve guests what they had been afraid of before they came. Nobody mentioned a bed.\nThey were afraid of the way. Whether it was open, whether the child would make it, where the last water was. Three of the twelve could name that water before they started. Two had turned back in other years, and one of them had paid for the night.\nSo the job was not to sell beds. It was to sell an evening and to tell the truth about a path. Those two want different pages, and I had one.',
        figures(
          [
            ['7 in 100', 'bookings end in the valley, because nobody told them the path was closed'],
            ['3 of 12', 'guests could name the last water before they started'],
            ['42', 'beds, and one person who judges the path'],
          ],
          'The first and third figure are from the brief and its notebook. The second I asked myself, over soup.',
        ),
      ],
    },
    {
      title: 'One picture',
      parts: [
        'There is no photograph of the hut at dusk, and no money for one. I am glad. A photograph promises a day. I drew the hour after sunset instead, out of noise, light and gradients, because every mountain is beautiful then and none of them promises anything.\nNotburga wanted the picture alone. Sepp wanted the state of both paths in words, in the same place. I gave the picture two thirds and the words one third, and then spent two days on the seam. The only warm light in the lower half of the picture is the hut. Your eye goes there before it reads, and directly under it stands what is true tonight: minus three degrees, eleven beds free, the north path icy above 2,100 metres.',
        bleed(
          'home',
          'The hut at dusk under a pink ridge; the name of the hut stands behind the summit, the booking line below',
          {
            caption: 'The first screen. The ridge crosses the last letter, because the mountain was there first.',
          },
        ),
        frames(
          [
            ['ridge', 'Detail: the ridge covers the l of Rastsattel'],
            ['light', 'Detail: four lit windows in a dark slope'],
          ],
          { mat: 2, caption: 'Two details that carry the page: a letter that gives way, and the only light.' },
        ),
        'The name is set in Instrument Serif at more than 300 pixels. At that size a serif does not shout, it whispers, and that is the whole difference between luxury and a banner.',
      ],
    },
    {
      title: 'A sentence instead of an error',
      parts: [
        'Three people want two nights. Bed five is free on Friday and not on Saturday. Every booking page that I know answers this in red: not available, please change your selection. My first one did, too. Ana, who travels with a daughter of nine, read it and closed the laptop.\nA host would not say that. A host would say: the child moves to bed eleven on Saturday, or take six instead. That is a sentence with a name in it, and it is shorter than the error.',
        beforeAfter(
          ['sentence-first', 'First version: Bed 5 is not available for the selected dates'],
          ['sentence', 'Final version: Mila would move to bed 11 on Saturday; Take bed 6 instead'],
          [
            ['Week one', 'An error. It is correct, and it ends the conversation.'],
            ['Week two', 'A sentence. It has a name, a bed and a way on.'],
          ],
          { mat: 1 },
        ),
        'Beds are drawn two storeys high, as they stand in the room. People know at once who sleeps above whom. A list of bed numbers, which I had before, made a couple ask me whether 3 and 4 were next to each other. They are above each other, and that matters at three in the morning.',
        frame('bunks', 'Twelve bunks in two rows, taken, free and chosen, with names', {
          mat: 0,
          caption: 'Lower beds in the first row. Bunk twelve says ladder, 8+.',
        }),
        annotated(
          'beds',
          'Two nights, three beds: calendar, bunks, the sum of 340 € and a window with the mountain',
          [
            [69, 22, 'The choir.', 'The twist of the brief, told as news of the evening and not as a warning.'],
            [69, 33, 'The sentence.', 'It solves the half-free bed before anybody asks.'],
            [60, 51, 'Two storeys.', 'The plan of the room is the list of beds.'],
            [
              46,
              91,
              'The way out.',
              'The sum and the terms have the same weight: nothing to pay if we close the path.',
            ],
          ],
          { mat: 0, caption: 'The page on which somebody decides, on a Tuesday evening.' },
        ),
        frame('sum', 'The sum: four lines, 340 €, Hold for 20 minutes', {
          mat: 2,
          caption: '152 and 38 and 174, less 24, are 340. I have added it up on every version since somebody else did.',
        }),
      ],
    },
    {
      title: 'The last water',
      parts: [
        'On the phone the page becomes a companion. The profile has one mark, and it is not the summit. It is the trough at the dairy, because the spring above it has been dry since August. A map would show springs. News says that one of them is gone.\nThe button at the end of the page names the day. On Thursday I met two people who had set off on the wrong one.',
        frames(
          [
            ['way-up', 'The way up on a phone: profile, three stops, the day on the button'],
            ['closed', 'The path is closed until Saturday, with three ways out'],
          ],
          { device: 'phone', mat: 2, caption: 'The two pages that are read outside, one of them with cold hands.' },
        ),
        frame('profile', 'Profile from 1,180 to 2,412 metres, the last water marked', {
          mat: 0,
          caption: 'Four hours and twenty minutes, 1,232 metres. One mark.',
        }),
      ],
    },
    {
      title: 'Bad news',
      parts: [
        'The last screen is the one for which I would be hired. The path is closed. The headline says until when, in the size of a headline, and then one paragraph says why: forty centimetres in the night, the gully above the dairy. It says her name. It says that she owes nothing. Then it stops.\nThree choices follow, and they have one size. I had put the credit first and made it a button, as the trade teaches. Notburga looked at it and said that she would be ashamed. The hut has no favourite.',
        frame('choices', 'Three choices of one size: a day later, a credit, money back', { mat: 0 }),
        quote('Please do not start tomorrow, Ana.', 'The sentence that replaced a banner with a triangle'),
        frame('window', 'The window of the dining room, with a cup and the mountain behind it', {
          mat: 2,
          caption: 'Table four. I drew it for the booking page and would like to sit there again.',
        }),
      ],
    },
    {
      title: 'What was asked for',
      parts: [
        'Nine requirements, eight shown. The way from the other valley is missing. I have not walked it, and I will not draw a ladder that I have not climbed.',
        coverage(
          'Nine requirements of the brief',
          ['The hut in one drawn picture, with tonight in words', 'The hut at dusk', 'met'],
          ['A booking line with four fields', 'The hut at dusk', 'met'],
          ['Single bunks in two storeys', 'Two nights, three beds', 'met'],
          ['A bed that is free for one of two nights', 'Two nights, three beds', 'met'],
          ['The sum, and what is owed when the path closes', 'Two nights, three beds', 'met'],
          ['The way as a profile, with the last water', 'The way up', 'met'],
          ['A dry spring', 'The way up', 'met'],
          ['A closed path with three ways out', 'The path is closed', 'met'],
          ['Both paths, drawn alike', 'Argued away until spring', 'left-out'],
        ),
        specimen(
          ['Paper', '#f3efe8'],
          ['Ink', '#1b1c24'],
          ['Alpenglow', '#c8552c'],
          ['Dusk', '#27304f'],
          ['Rock', '#ee9672'],
          ['Instrument Serif', 'The name, and sentences that a guest must not miss'],
        ),
        timeline(
          ['Day 1', 'Brief started'],
          ['Day 4', 'Walked up from Innerkarn'],
          ['Day 9', 'The picture'],
          ['Day 14', 'Twist: the choir'],
          ['Day 20', 'The sentence'],
          ['Day 27', 'Submitted'],
        ),
      ],
    },
    {
      title: 'What I would change',
      parts: [
        bullets(
          'Walk the other side in spring, and draw it.',
          'Ask a second person to judge the path, and show when the two disagree.',
          'Set the prices in one more size. My mother needed her glasses.',
        ),
      ],
    },
  ],
};
