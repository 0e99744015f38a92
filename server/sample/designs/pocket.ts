import type { SampleDesign } from './sample-design.ts';

export const pocket: SampleDesign = {
  slug: 'pocket',
  by: 'rafa-quiroga',
  brief: {
    number: 1627,
    industry: 'finance',
    styles: ['retro'],
    level: 'professional',
    timeBoxDays: 14,
    written: 44.1,
    isCommunity: false,
    content: {
      title: 'Pocket: money in plain envelopes',
      task: 'Design the phone screen on which members of a credit union see what is left of this month’s money. The union is in Hebden Bridge, United Kingdom, and its older members used paper envelopes. The first feature is ‘Still yours’: it shows what can be spent. Hand in the screen, a card and a poster within two weeks.',
      projectDescription:
        'A credit union in Hebden Bridge, United Kingdom, has handed out paper envelopes since 1961: one for rent, one for coal, one for Whitsun. Its younger members use cards and have no envelope to look into. Pocket is the same habit on a phone. The union wants people to know on the 20th what is still theirs. Design the screen that shows this month.',
      situation:
        'The union has 4,300 members and five people at the counter. Most overdrafts begin in the last nine days of a month, over sums below £60. Members say they thought there was more. There are 390 of these overdrafts a month.',
      whyNow:
        'The old card system ends on 31 March. Every member gets a new card then, and most will open whatever comes with it exactly once.',
      projectGoals: [
        'Lower overdrafts under £60 from 390 a month to 240 a month by 31 March, measured by the union’s system.',
        'Raise members who use two envelopes or more from 0 of 4,300 to 1,700 of 4,300 by 30 September, measured by the union’s system.',
        'Lower the number of screens that a member opens to see what is left from 3 to 1 by 31 March, measured by watching ten members at the counter.',
      ],
      successMeasures: [
        {
          metric: 'Overdrafts under £60',
          baseline: '390 a month',
          target: '240 a month',
          by: '31 March',
          how: 'The union’s system.',
        },
        {
          metric: 'Members who use two envelopes or more',
          baseline: '0 of 4,300',
          target: '1,700 of 4,300',
          by: '30 September',
          how: 'The union’s system.',
        },
        {
          metric: 'Screens that a member opens to see what is left',
          baseline: '3',
          target: '1',
          by: '31 March',
          how: 'Watching ten members at the counter.',
        },
      ],
      constraints: [
        {
          type: 'legal',
          text: 'An envelope is not an account. Money in it stays on one balance.',
          effect: 'The total has to stand above the envelopes, always.',
        },
        {
          type: 'people',
          text: 'A third of the members shop with somebody else’s list and card.',
          effect: 'Names of envelopes have to be readable over a shoulder, sums need not.',
        },
        {
          type: 'brand',
          text: 'The four colours on the paper envelopes are known in town.',
          effect: 'Colours stay with their purpose for good.',
        },
      ],
      nonGoals: ['Advice about spending', 'Credit of any kind', 'Charts of the past'],
      tension: {
        a: 'Brenda Sutcliffe wants envelopes that are shut once they are full.',
        b: 'Kofi Asante-Lowe wants money to be moved in two presses, or people will stop.',
        where: 'At the one button under the envelopes.',
      },
      stakeholders: [
        { name: 'Brenda Sutcliffe', role: 'Runs the counter', wants: 'Fewer sad talks on the 28th.' },
        { name: 'Kofi Asante-Lowe', role: 'Brings in young members', wants: 'Something one shows to a friend.' },
      ],
      unknowns: ['Whether four envelopes are enough', 'Whether people put money back, or only out'],
      uspIntro: 'What the paper knew already.',
      usps: [
        { title: 'It is there or it is not', description: 'An envelope shows what is left in it, never a share.' },
        { title: 'Named by you', description: 'Records is as good a purpose as rent.' },
        { title: 'Known at the counter', description: 'The same four colours, on the card and on the wall.' },
      ],
      primaryAudience:
        'Members between twenty and forty-five with one wage and no savings to speak of, who look at their phone in the queue, with the card in the other hand.',
      personas: [
        {
          name: 'Moses Adeyemi',
          role: 'Sets up stages',
          age: 29,
          location: 'Hebden Bridge, United Kingdom',
          goals: ['Buying records without a bad feeling', 'Trains home on two weekends'],
          painPoints: ['A balance that includes the rent'],
          quote: 'I am fine until I am not, and nobody tells me where the line is.',
        },
        {
          name: 'Joan Ormerod',
          role: 'School cook',
          age: 44,
          location: 'Hebden Bridge, United Kingdom',
          goals: ['Handing her son the card and one sum'],
          painPoints: ['Apps that talk about goals', 'Numbers too small for the till'],
        },
      ],
      styleDescription:
        'Retro as the union’s own wall of 1974: four stripes, fat italics, flat paper. Warm, and not childish. What can be pressed is dark; what holds money is coloured. Avoid coins, piggy banks, and anything that shines.',
      colors: [
        { name: 'Envelope paper', hex: '#F3E3C3', role: 'background' },
        { name: 'Trains yellow', hex: '#F0B03F', role: 'surface' },
        { name: 'Coal', hex: '#3B1F16', role: 'text' },
        { name: 'Record red', hex: '#B5391F', role: 'action' },
        { name: 'Market teal', hex: '#1F6F6B', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Fraunces',
          stack: '"Fraunces", "Cooper Black", "Hoefler Text Black", Rockwell, Georgia, serif',
          weight: 900,
          note: 'For names of envelopes, as on the paper ones.',
        },
        body: {
          family: 'Nunito',
          stack: '"Nunito", "Trebuchet MS", "Lucida Grande", "Lucida Sans Unicode", sans-serif',
          weight: 700,
          note: 'For sums, bold and upright.',
        },
        sample: 'This month, £ 412 still yours',
      },
      featuresIntro: 'One screen, one card, one action.',
      keyFeatures: [
        { title: 'Still yours', description: 'One sum for the rest of the month.', priority: 'high', goal: 2 },
        { title: 'Envelopes', description: 'Up to four, with what is left in each.', priority: 'high', goal: 1 },
        { title: 'Move money', description: 'From one envelope to another.', priority: 'medium', goal: 0 },
        { title: 'The card', description: 'The same stripes in the hand.', priority: 'low', goal: 1 },
      ],
      deliverablesIntro: 'What arrives with the new card in March.',
      deliverables: [
        {
          title: 'This month',
          description: 'The only screen most members will see.',
          requirements: [
            'One sum for what is left, above everything else',
            'Four envelopes, each with its name and what is left of how much',
            'Every sum at 4.5 to 1 on its envelope’s colour',
            'One button for moving money, and no other',
          ],
          goals: [1, 2],
          features: [0, 1],
        },
        {
          title: 'Card and poster',
          description: 'What hangs in the branch.',
          requirements: [
            'The card with a member’s name on it, drawn to scale',
            'The four stripes on card and screen in one order',
            'Three words or five that say what it is',
          ],
          goals: [1],
          features: [3],
        },
        {
          title: 'Moving',
          description: 'From the button on.',
          requirements: ['A warning screen when an envelope is emptied'],
          goals: [0],
          features: [2],
        },
      ],
      plotTwist:
        'In a trial, eleven of twenty members ask for an envelope that two people share. The total stays on one person’s account. Show what the second person sees.',
    },
  },
  started: 42,
  submitted: 7.7,
  frames: [
    {
      id: 'month',
      name: 'This month, and the card',
      art: 'pocket/month',
      pins: [
        {
          x: 74,
          y: 22.6,
          text: '“Still yours”, and not “balance”. £375 is in envelopes and £37 in none, which is what people move.',
        },
        { x: 75, y: 33, text: 'A flap and a name. It looks like the paper one because the paper one worked.' },
        {
          x: 86.7,
          y: 45.2,
          text: '38 of 40 left: nobody has bought a record yet. I count down to zero, as an envelope does.',
        },
        { x: 82.6, y: 83, text: 'The only dark thing on the screen. Two presses from here to the next envelope.' },
        { x: 20.8, y: 51.6, text: 'The name is Moses’ own idea of a signature: initial, then family.' },
      ],
      notes: {
        stripes:
          'Teal, yellow, orange, red, from the outside in: on the card, on the ribbon, on the wall at the counter.',
      },
    },
    {
      id: 'move',
      name: 'Moving ten pounds',
      art: 'pocket/move',
      pins: [
        { x: 50, y: 46, text: 'A note, because it has to leave one envelope before it is in the other.' },
        { x: 78, y: 34.5, text: 'No result, only the sum as one would write it on the paper.' },
        { x: 50, y: 77, text: 'Three notes that a purse has too. The first press picks, the second moves.' },
      ],
    },
    {
      id: 'empty',
      name: 'An envelope is empty',
      art: 'pocket/empty',
      pins: [
        { x: 50, y: 42, text: 'The flap stands open and there is nothing in it. That is the whole message.' },
        { x: 21, y: 12.2, text: 'The total fell by the same 38 pounds. It always stands above the envelopes.' },
      ],
    },
    {
      id: 'shared',
      name: 'An envelope for two',
      art: 'pocket/shared',
      pins: [
        { x: 50.5, y: 26.5, text: 'Two initials as a seal. Both see this one envelope, and who took what.' },
        {
          x: 50,
          y: 84.2,
          text: 'The total belongs to Moses, so it is not here. It is said, so that nobody looks for it.',
        },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['month', 'empty'] },
    '0.1': { frames: ['month'] },
    '0.3': { frames: ['month', 'move'] },
    '1.0': { frames: ['month'] },
    '1.1': { frames: ['month'], notes: ['stripes'] },
    '1.2': { frames: ['month'] },
    '2.0': {
      argued:
        'No warning. Brenda’s regulars empty an envelope on purpose, mostly on Fridays, and a warning would scold them. The empty envelope stays on the screen with its flap open, as drawn, and that is said plainly enough.',
    },
  },
  words: {
    title: 'Pocket, envelopes again',
    approach:
      'Brenda gave me twelve used envelopes. People had crossed out sums on them and written the rest, over and over, and nobody had written a percentage. So each envelope on the screen says what is left, and of how much, and shuts up.',
    challenges:
      'Cream on orange reaches only 3 to 1. The name is large enough for that, the sum is not, and it stays open until I find an orange that Brenda still calls orange. The list order gave me an evening: by size it looked like debt. Now it is the order in which they were made.',
    resources: 'Chango’s quieter cousin Shrikhand, and Baloo 2. Twelve envelopes. The wall behind the counter.',
    tags: ['Retro', 'Colorful', 'Light UI'],
    handoffNotes:
      'Envelope 420 by 132, radius 22, flap to the middle at 62%. Sums are tabular figures, always with a space after the sign.',
    openToCollaboration: true,
    collaborationPreferences: ['active'],
    techPreferences: ['React Native', 'Kotlin', 'Swift'],
    developerMessage:
      'Moving money should feel like paper: one drag, or two presses. I have a sketch on film and would like to try it with you.',
  },
};
