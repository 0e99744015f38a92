import type { SampleDesign } from './sample-design.ts';

export const loudr: SampleDesign = {
  slug: 'loudr',
  by: 'rafa-quiroga',
  brief: {
    number: 2153,
    industry: 'ecommerce',
    styles: ['bold'],
    level: 'foundation',
    timeBoxDays: 3,
    written: 31.6,
    isCommunity: true,
    content: {
      title: 'Loudr: one speaker, one week',
      task: 'Design the web page on which Loudr, a small maker in Leicester, United Kingdom, sells one loudspeaker for one week. Its customers have seen a film about the loudspeaker and want to buy it. The first thing to see is ‘The thing itself’. Hand in the page for a large screen and for a phone by the end of the weekend.',
      projectDescription:
        'Loudr builds loudspeakers out of old radio cases in Leicester, United Kingdom, and sells them in drops: one model, one week, then it is gone. Drop 04 is the Tank Mk.2. Three drops were announced by video and sold on a page that could have sold socks. The makers want the page to be the poster. Design the page of this drop.',
      situation:
        'Nine people, one bench for soldering, 600 speakers a drop. Visitors arrive from a video on a phone and look for eleven seconds. The old page opens with a cookie notice, a menu and a sentence about passion.',
      whyNow:
        'Drop 03 left 140 speakers on the shelf, the first time that anything stayed. Rent for the second room is due on 1 February, and it is counted on drop 04.',
      projectGoals: [
        'Raise speakers that are sold in the week of the drop from 460 of 600 to 570 of 600 by 31 January, measured by orders paid before Sunday midnight.',
        'Raise visitors who see the price in the first screenful from 44 in 100 to 100 in 100 by 31 January, measured by the records of the page.',
        'Raise the number of people who can describe the speaker after eleven seconds from 2 of 12 to 9 of 12 by 18 January, measured by asking people at a bus stop.',
      ],
      successMeasures: [
        {
          metric: 'Speakers that are sold in the week of the drop',
          baseline: '460 of 600',
          target: '570 of 600',
          by: '31 January',
          how: 'Orders paid before Sunday midnight.',
        },
        {
          metric: 'Visitors who see the price in the first screenful',
          baseline: '44 in 100',
          target: '100 in 100',
          by: '31 January',
          how: 'The records of the page.',
        },
        {
          metric: 'People who can describe the speaker after eleven seconds',
          baseline: '2 of 12',
          target: '9 of 12',
          by: '18 January',
          how: 'Asking people at a bus stop.',
        },
      ],
      constraints: [
        {
          type: 'content',
          text: 'There is no photograph. The first Tank leaves the bench two days after the page.',
          effect: 'The speaker is drawn, and the drawing must be true in colour and parts.',
        },
        {
          type: 'time',
          text: 'The page lives for one week and is made in a weekend.',
          effect: 'One screen, four facts, nothing that needs an archive.',
        },
        {
          type: 'legal',
          text: 'The price includes tax, and “floats” has been tested to half a metre.',
          effect: 'Price in full; claims in words that the bench would sign.',
        },
      ],
      nonGoals: ['A list of older models', 'A newsletter form', 'Reviews by strangers'],
      tension: {
        a: 'Zadie Munn wants letters so large that they run off the screen.',
        b: 'Piotr Gala wants battery, water and price to be read on a bus.',
        where: 'In the middle of the first screen, where both want the same place.',
      },
      stakeholders: [
        { name: 'Zadie Munn', role: 'Founder, films the drops', wants: 'A page that is louder than the speaker.' },
        {
          name: 'Piotr Gala',
          role: 'Solders and answers mail',
          wants: 'No mail that asks how long the battery lasts.',
        },
      ],
      unknowns: ['Whether people scroll at all in a week like this', 'What a drawing does to trust at this price'],
      uspIntro: 'What the Tank has and a supermarket box has not.',
      usps: [
        { title: 'It floats', description: 'Half a metre of water, face up, still playing.' },
        { title: '28 hours', description: 'One charge lasts from Friday evening to Sunday.' },
        { title: 'Screws', description: 'Every part opens with one screwdriver and is sold singly.' },
      ],
      primaryAudience:
        'People between sixteen and forty who take music to rivers, roofs and car parks, and who heard of Loudr from somebody who owned one.',
      personas: [
        {
          name: 'Dev Solanki',
          role: 'Apprentice roofer',
          age: 19,
          location: 'Leicester, United Kingdom',
          goals: ['Something loud that survives the van'],
          painPoints: ['Shops where twelve boxes differ by a letter'],
          quote: 'If it looks like a router I am not carrying it.',
        },
        {
          name: 'Mairi Lennox',
          role: 'Runs a swimming club',
          age: 38,
          location: 'Leith, United Kingdom',
          goals: ['Music at the loch, on the water'],
          painPoints: ['“Waterproof” with a small star beside it'],
        },
      ],
      styleDescription:
        'Bold as a fly poster on a shutter: two inks too many, one enormous word, edges cut hard. Colours stand beside each other without a blend. Avoid fades, glow and the black glossy look of speakers. If it works in a photocopier it is bold enough.',
      colors: [
        { name: 'Cab', hex: '#FFE680', role: 'background' },
        { name: 'Gum', hex: '#FFC0D6', role: 'surface' },
        { name: 'Rubber', hex: '#141210', role: 'text' },
        { name: 'Case', hex: '#1F5EFF', role: 'action' },
        { name: 'Cone', hex: '#FFFFFF', role: 'actionText' },
      ],
      typography: {
        heading: {
          family: 'Archivo',
          stack: '"Archivo", "Arial Black", "Helvetica Neue", Arial, sans-serif',
          weight: 900,
          note: 'Larger than the screen where it is a picture, 30 px where it is read.',
        },
        body: {
          family: 'Inter',
          stack: '"Inter", "Helvetica Neue", Helvetica, Arial, sans-serif',
          weight: 700,
          note: 'Bold throughout; nothing here is whispered.',
        },
        sample: 'Tank Mk.2, boom season',
      },
      featuresIntro: 'One screen, and it has to hold everything.',
      keyFeatures: [
        { title: 'The thing itself', description: 'A drawing, large, true in every part.', priority: 'high', goal: 2 },
        { title: 'Four facts', description: 'Name, battery, water, price.', priority: 'high', goal: 1 },
        { title: 'The drop', description: 'That it is number four, and new.', priority: 'medium', goal: 0 },
        { title: 'Spare parts', description: 'A way to the parts for owners of older ones.', priority: 'low', goal: 0 },
      ],
      deliverablesIntro: 'A poster that can be pressed.',
      deliverables: [
        {
          title: 'The drop page',
          description: 'One screen, 1600 by 1200 px.',
          requirements: [
            'The speaker drawn at no less than half the width',
            'Name, battery and water in one box',
            'The price in full, in figures one can read across a room',
            'That this is drop 04, shown once',
            'Ways to speakers, bags, parts and the cart',
          ],
          goals: [0, 1, 2],
          features: [0, 1, 2],
        },
        {
          title: 'The same on a phone',
          description: 'Where most people are.',
          requirements: ['One frame, 390 px wide', 'How many of 600 are left, shown each hour'],
          goals: [2],
          features: [3],
        },
      ],
      plotTwist:
        'On Wednesday 580 are sold. Zadie wants the poster to stay up for the rest of the week. Show the page when there is nothing to buy and everybody is still coming.',
    },
  },
  started: 31.2,
  submitted: 14,
  frames: [
    {
      id: 'drop',
      name: 'Drop 04',
      art: 'loudr/drop',
      pins: [
        { x: 50, y: 49, text: 'Half the width, tilted by seven degrees. Straight, it was a catalogue.' },
        {
          x: 12,
          y: 66,
          text: 'The words are wallpaper. They may run off, because nobody has to read them to the end.',
        },
        { x: 23.5, y: 88, text: 'Three facts in one black box: what it is called, how long, and that it floats.' },
        { x: 85, y: 88.3, text: 'The price is the button. Ink on gum reads at 5.9 to 1, so it can be this loud.' },
        { x: 87.5, y: 25, text: 'The one round thing that is not a cone. It says new and four, and then it is quiet.' },
      ],
      notes: {
        copier:
          'I put it through a photocopier twice. Yellow and pink become one grey, so every shape that matters has a black edge.',
      },
    },
    {
      id: 'phone',
      name: 'Drop 04 on a phone',
      art: 'loudr/phone',
      pins: [
        { x: 26, y: 72, text: 'The letters did not shrink. They were turned, and the speaker leans against them.' },
        { x: 50, y: 95, text: 'Price and button are one bar. It stays at the bottom for as long as the page lives.' },
      ],
    },
    {
      id: 'parts',
      name: 'Spare parts',
      art: 'loudr/parts',
      pins: [
        {
          x: 27.5,
          y: 35.5,
          text: 'Pulled apart in the order in which one takes the screws out. I had drop 02 on the table.',
        },
        { x: 45, y: 79.6, text: 'For owners of older ones. The cone never changed, and nobody knew.' },
      ],
    },
    {
      id: 'gone',
      name: 'The drop is over',
      art: 'loudr/gone',
      pins: [
        { x: 50, y: 25, text: 'The poster stays up, without ink: the same speaker as a line.' },
        { x: 50, y: 84, text: 'No list to join. It says when the next film comes, and that is the invitation.' },
        { x: 50, y: 94, text: 'Six hundred people have one now, and this is what they may need.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['drop'] },
    '0.1': { frames: ['drop', 'phone'] },
    '0.2': { frames: ['drop'], notes: ['copier'] },
    '0.3': { frames: ['drop'] },
    '0.4': { frames: ['drop', 'parts'] },
    '1.0': { frames: ['phone'] },
    '1.1': {
      argued:
        'A number that falls every hour is the trick Loudr laughs about in its videos. The drop says new and 04. When it is gone, it is gone.',
    },
  },
  words: {
    title: 'Boom season, drop 04',
    approach:
      'I had a weekend, so I made a poster and asked afterwards what could be pressed. Friday went into the drawing: case, handle, two cones, each with a thick line. On Saturday I cut four facts out of two pages of text. Sunday was for moving the price.',
    challenges:
      'The client’s yellow was paler than this one. On the wall it turned to custard, so I pushed it and checked everything again. On the phone the letters needed another idea, because I would not shrink them. In the end they lie on their side.',
    resources: 'Archivo at its widest. A photocopier. One speaker from drop 02, taken apart.',
    tags: ['Bold', 'Colorful'],
    handoffNotes:
      'The word behind the case is a picture and hidden from screen readers. All edges are 10 px at this size and scale with the width.',
    openToCollaboration: true,
    collaborationPreferences: ['opensource'],
    techPreferences: ['HTML and CSS', 'Astro'],
    developerMessage: 'One page, no build step, please. It only has to live for a week.',
  },
};
