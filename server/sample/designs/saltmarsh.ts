import type { SampleDesign } from './sample-design.ts';

export const saltmarsh: SampleDesign = {
  slug: 'saltmarsh',
  by: 'ines-marau',
  brief: {
    number: 2907,
    industry: 'food',
    styles: ['retro'],
    level: 'professional',
    timeBoxDays: 14,
    written: 22.4,
    isCommunity: true,
    content: {
      title: 'Saltmarsh: bread by oven time',
      task: 'Design a board on which regular customers of Saltmarsh, a bakery with three shops in Whitby, United Kingdom, see which bread comes when. They look at it on a phone in the evening and have a loaf kept. The first screen is the ‘Bake board’. Hand in the board, the way to keep a loaf, and the baker’s tablet within two weeks.',
      projectDescription:
        'Saltmarsh bakes on a tidal river in Whitby and sells in three shops: Harbour Street, Mill Lane and the Quay. The sourdough is gone by ten, and three in ten visitors leave without what they came for. The owners want regulars to know what comes out, when, and to have it kept. Design the board they look at in the evening, and how a loaf is kept.',
      situation:
        'Orders are written on a paper roll beside the till. On Saturdays the roll is lost about twice an hour. All bread comes from two deck ovens and one rack at Harbour Street, which hold 40 loaves an hour. Of 100 weekday loaves not one is ordered the evening before.',
      whyNow:
        'The Quay opened in May without an oven. Its bread comes by van at eight, and sixty people a day ask there for something that has sold out already.',
      projectGoals: [
        'Raise the share of weekday loaves that are ordered the evening before from 0 in 100 to 38 in 100 by 30 September, measured by the baking plan.',
        'Lower visits that end empty-handed from 31 in 100 to 9 in 100 by 30 June, measured by the tally at the till.',
        'Raise the number of bakers who can name the next three bakes after one look from 1 of 4 to 4 of 4 by 30 June, measured by asking them beside the oven.',
      ],
      successMeasures: [
        {
          metric: 'Weekday loaves that are ordered the evening before',
          baseline: '0 in 100',
          target: '38 in 100',
          by: '30 September',
          how: 'The baking plan.',
        },
        {
          metric: 'Visits that end empty-handed',
          baseline: '31 in 100',
          target: '9 in 100',
          by: '30 June',
          how: 'The tally at the till.',
        },
        {
          metric: 'Bakers who can name the next three bakes after one look',
          baseline: '1 of 4',
          target: '4 of 4',
          by: '30 June',
          how: 'Asking them beside the oven.',
        },
      ],
      constraints: [
        {
          type: 'money',
          text: 'The shops take no money before bread changes hands.',
          effect: 'An order is a promise, so it must end by itself, and kindly.',
        },
        {
          type: 'people',
          text: 'Bakers see the tablet between two bakes, standing, from two metres.',
          effect: 'The plan is read as blocks and times before any word.',
        },
        {
          type: 'technical',
          text: 'There is no signal behind the counter at the Quay.',
          effect: 'The shelf number has to be on the phone before its owner walks in.',
        },
      ],
      nonGoals: ['Delivery of any kind', 'A loyalty scheme', 'Cakes for occasions'],
      tension: {
        a: 'Hedda Lunde wants every loaf promised by nine in the evening.',
        b: 'Tomasz Wrona decides at four in the morning, by the dough.',
        where: 'On the bake board, in the hours between his decision and her promise.',
      },
      stakeholders: [
        { name: 'Hedda Lunde', role: 'Owner, keeps the books', wants: 'Less bread given away at closing.' },
        { name: 'Tomasz Wrona', role: 'Head baker', wants: 'A plan that never argues with the dough.' },
      ],
      unknowns: ['Whether regulars plan breakfast the night before', 'How long a kept loaf may block a shelf'],
      uspIntro: 'Three habits of the shop that other ordering apps would throw away.',
      usps: [
        { title: 'Bakes, not stock', description: 'You choose an oven time first, then what is in it.' },
        { title: 'Kept, not paid', description: 'The loaf waits on a numbered shelf and is paid for at the till.' },
        { title: 'Passed on', description: 'If you cannot come, it goes to the next name instead of the bin.' },
      ],
      primaryAudience:
        'Regulars who live within a quarter of an hour on foot, come at least twice a week, and decide about breakfast after supper.',
      personas: [
        {
          name: 'Marta Okonjo',
          role: 'Night nurse',
          age: 41,
          location: 'Whitby, Harbour Street',
          goals: [
            'Bread in her hand on the way home at half past seven',
            'Ordering in under a minute at four in the morning',
          ],
          painPoints: ['Shops print opening hours and never say when bread comes out'],
          quote: 'I do not want a bakery app. I want to know if there is rye.',
        },
        {
          name: 'Idris Vale',
          role: 'Runs a café with nine tables',
          age: 35,
          location: 'Whitby, the Quay',
          goals: ['Two dozen buns and six loaves in one visit'],
          painPoints: ['Phoning three shops to find twelve buns', 'Things that are ready at different times'],
        },
      ],
      styleDescription:
        'Retro as the painted shopfronts on the harbour are: fat letters, three flat colours, nothing shiny. Oven times are the largest thing wherever they appear. Avoid sepia, paper grain and old photographs. The river is now.',
      colors: [
        { name: 'Flour', hex: '#F5E7D0', role: 'background' },
        { name: 'Burnt end', hex: '#33251D', role: 'text' },
        { name: 'Oven brick', hex: '#A63A22', role: 'action' },
        { name: 'Steam', hex: '#FFFFFF', role: 'actionText' },
        { name: 'Samphire', hex: '#54704F', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Fraunces',
          stack: '"Fraunces", "Cooper Black", "Hoefler Text Black", Rockwell, Georgia, serif',
          weight: 900,
          note: 'For names and oven times, large and close.',
        },
        body: {
          family: 'Nunito',
          stack: '"Nunito", "Trebuchet MS", Verdana, sans-serif',
          weight: 400,
          note: 'Round and open, for what is read in a hurry.',
        },
        sample: 'Out of the oven at 06:40',
      },
      featuresIntro: 'Finish the first two. The rest may stay a sketch.',
      keyFeatures: [
        {
          title: 'Bake board',
          description: 'Tomorrow’s bakes of one shop by time, with what is left in each.',
          priority: 'high',
          goal: 1,
        },
        {
          title: 'Kept for you',
          description: 'Choosing a bake, how many, and a shelf to find them on.',
          priority: 'high',
          goal: 0,
        },
        {
          title: 'Bake plan',
          description: 'The morning of both decks and the rack on one tablet.',
          priority: 'medium',
          goal: 2,
        },
        {
          title: 'Standing order',
          description: 'The same bread every Friday, changed until nine.',
          priority: 'low',
          goal: 0,
        },
      ],
      deliverablesIntro: 'Three pieces that can be shown to the shop on a Monday.',
      deliverables: [
        {
          title: 'The board',
          description: 'What a regular sees after supper.',
          requirements: [
            'Four bakes of one shop in the order of their oven times',
            'How many are left, shown as a number and a bar',
            'All three shops within one press',
            'The same board on a phone, 390 px wide',
          ],
          goals: [1],
          features: [0],
        },
        {
          title: 'Keeping a loaf',
          description: 'From the first press to the shelf.',
          requirements: [
            'One bake with three times, one of them full',
            'A basket with things from two different bakes, in one visit',
            'The shelf number, and until when it is held',
            'An empty basket that says when to come back',
            'What a regular sees after a loaf was missed',
          ],
          goals: [0],
          features: [1],
        },
        {
          title: 'Baker’s plan',
          description: 'A tablet on the wall, landscape.',
          requirements: ['Both decks and the rack from 05:00 to 11:00 on one screen', 'Moving a bake without dragging'],
          goals: [2],
          features: [2],
        },
      ],
      plotTwist:
        'In the third week Tomasz says that the ovens are the limit, not the customers. Let people choose when before what, on every screen, and show what becomes of the first one.',
    },
  },
  started: 21.6,
  submitted: 2.1,
  frames: [
    {
      id: 'window',
      name: 'Shop window, 1600 px',
      art: 'saltmarsh/window',
      pins: [
        {
          x: 24,
          y: 26,
          text: 'The promise before the product. Regulars at Mill Lane said it this way, so I kept their words.',
        },
        { x: 24.5, y: 72.5, text: 'Oven time is the loudest thing on a card. The name is second.' },
        { x: 14, y: 86.6, text: 'Red below ten left, green above. The number says the same without colour.' },
        {
          x: 74.5,
          y: 62,
          text: 'All three shops stay in view. Two of eight people I watched did not know which one they ordered from.',
        },
      ],
      notes: {
        'one-shop':
          'The board always belongs to one shop. There is no list across shops, because nobody drives past three.',
      },
    },
    {
      id: 'board',
      name: 'Bake board',
      art: 'saltmarsh/board',
      pins: [
        { x: 80, y: 21, text: 'Sorted by time, never by kind. People ask if it is out yet, not what we have.' },
        { x: 53, y: 30.2, text: 'The bar empties towards the right hand, where the thumb is.' },
      ],
    },
    {
      id: 'bake',
      name: 'One bake',
      art: 'saltmarsh/bake',
      pins: [
        { x: 20, y: 69.5, text: 'When before what: the three times of this loaf, chosen before the amount.' },
        {
          x: 79.5,
          y: 69.5,
          text: 'A full bake stays on the screen. It explains why tomorrow has to be ordered today.',
        },
        { x: 68, y: 80.6, text: 'The button says the amount and the favour. Nothing is paid here.' },
      ],
    },
    {
      id: 'basket',
      name: 'Basket with two bakes',
      art: 'saltmarsh/basket',
      pins: [
        {
          x: 50,
          y: 51.5,
          text: 'Two bakes would be two visits. The shop offers to hold the earlier one; no warning needed.',
        },
        { x: 50, y: 78, text: 'One time on the button, the later of the two.' },
      ],
    },
    {
      id: 'shelf',
      name: 'On the shelf',
      art: 'saltmarsh/shelf',
      pins: [
        { x: 30, y: 76.3, text: 'Held on the phone, so it is there without signal at the Quay.' },
        { x: 50, y: 92, text: 'Passing it on is one press and no apology.' },
      ],
      notes: { signal: 'The shelf number arrives with the message at oven time and is never fetched at the counter.' },
    },
    {
      id: 'plan',
      name: 'Bake plan for the wall',
      art: 'saltmarsh/plan',
      pins: [
        { x: 37, y: 94.8, text: 'Now. The line crosses every oven, so one look answers “what is next”.' },
        {
          x: 65.5,
          y: 79.5,
          text: 'Free rack space is the only red on the plan: it is the one thing that asks for a decision.',
        },
      ],
    },
    {
      id: 'empty',
      name: 'Empty basket',
      art: 'saltmarsh/empty',
      pins: [
        {
          x: 50,
          y: 70.5,
          text: 'It says when the board opens and what goes first. An empty basket is mostly somebody who came too early.',
        },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['window', 'board'] },
    '0.1': { frames: ['window', 'board'] },
    '0.2': { frames: ['window'], notes: ['one-shop'] },
    '0.3': { frames: ['board'] },
    '1.0': { frames: ['bake'] },
    '1.1': { frames: ['basket'] },
    '1.2': { frames: ['shelf'], notes: ['signal'] },
    '1.3': { frames: ['empty'] },
    '2.0': { frames: ['plan'] },
    '2.1': {
      argued:
        'Left out on purpose. Bakers at Harbour Street move a bake by telling the other baker. A tablet that moves bread on its own was the thing Tomasz feared, so the plan is read only in this version.',
    },
  },
  words: {
    title: 'Saltmarsh: tomorrow’s bread, kept',
    approach:
      'I spent a morning in a bakery before drawing anything. People do not ask what there is. They ask if it is out yet. So the board is sorted by oven time and the product comes second, and everything else followed from that.',
    challenges:
      'Two loaves from two bakes are two visits. I tried a warning, a split basket and a small calendar, and disliked all of them. In the end the shop simply offers to hold the first loaf until the second is ready. The missed loaf is still undrawn: I have the words for passing it on, and none yet for having forgotten.',
    resources: 'Caprasimo and Baloo 2. A paper roll with a week of orders. Two patient regulars at Mill Lane.',
    tags: ['Retro', 'Colorful', 'Light UI'],
    handoffNotes:
      'Everything sits on a 4 px unit. Times are data, never pictures. The bar has ten steps and turns red at nine pieces left, not at a share. Card radius 20, buttons are full pills.',
    privateNotes:
      'Ask Hedda whether held bread may go to the shelter after 10:30 before anybody builds the pass-on list.',
    openToCollaboration: true,
    collaborationPreferences: ['active'],
    techPreferences: ['Svelte', 'TypeScript', 'Node.js'],
    developerMessage:
      'Start with the board and one bake; they hang on the same list of times. I answer on weekday evenings and I would rather change a frame than have you guess.',
  },
};
