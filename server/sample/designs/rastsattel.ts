import type { SampleDesign } from './sample-design.ts';

export const rastsattel: SampleDesign = {
  slug: 'rastsattel',
  by: 'hedda-voss',
  brief: {
    number: 1694,
    industry: 'travel',
    styles: ['luxury', 'organic'],
    level: 'professional',
    timeBoxDays: 14,
    written: 38.7,
    isCommunity: true,
    content: {
      title: 'Rastsattel: the only light between two valleys',
      task: 'Design the booking of Rastsattel, a hut at 2,412 m above Innerkarn in Tyrol, Austria. Guests book at home on a laptop and read the way up on a phone. The first screen is ‘The hut’: it shows the place and when a bed is free. Hand in two pages for a laptop and two for a phone within two weeks.',
      projectDescription:
        'The hut has forty-two beds, one stove and no road. Guests walk three to five hours from either side. Seven in a hundred bookings end in a valley, because the path was closed and nobody had told them. The family who runs it wants a site that sells a night honestly: beautiful, exact about the way, and kind when the way is shut.',
      situation:
        'Beds are booked by phone between four and six, when the soup is on. A red notebook is the only record. The path is judged each morning at eleven by one person, with a shovel. Of 100 nights, none is booked without a call.',
      whyNow:
        'From this winter the hut stays open until 6 December. On two of the last five early winters the path was closed on more than half of the days.',
      projectGoals: [
        'Lower bookings that end in the valley from 7 in 100 to 2 in 100 by 6 December, measured by the notebook.',
        'Raise nights that are booked without a call from 0 in 100 to 64 in 100 by 30 June, measured by the notebook.',
        'Raise guests who can name the last water before they start from 3 of 12 to 11 of 12 by 30 June, measured by asking at the door.',
      ],
      successMeasures: [
        {
          metric: 'Bookings that end in the valley',
          baseline: '7 in 100',
          target: '2 in 100',
          by: '6 December',
          how: 'The notebook.',
        },
        {
          metric: 'Nights that are booked without a call',
          baseline: '0 in 100',
          target: '64 in 100',
          by: '30 June',
          how: 'The notebook.',
        },
        {
          metric: 'Guests who can name the last water before they start',
          baseline: '3 of 12',
          target: '11 of 12',
          by: '30 June',
          how: 'Asking at the door.',
        },
      ],
      constraints: [
        {
          type: 'people',
          text: 'One person judges the path each morning at eleven, and may be wrong.',
          effect: 'A closed path is told with the hour, the snow and the name of the place.',
        },
        {
          type: 'money',
          text: 'The hut takes no money when it closes the path itself.',
          effect: 'The sum carries that sentence, and a closed path offers three ways of equal size.',
        },
        {
          type: 'content',
          text: 'There is no photographer, and no picture of the hut in snow.',
          effect: 'The mountain has to be drawn, and it may not promise weather.',
        },
      ],
      nonGoals: ['Booking for groups above eight', 'A shop', 'Avalanche forecasts of our own'],
      tension: {
        a: 'Notburga Reinalter wants the picture alone on the first screen.',
        b: 'Sepp Reinalter wants the state of both paths in the same place, in words.',
        where: 'On ‘The hut’, in the lower third of the first screen.',
      },
      stakeholders: [
        {
          name: 'Notburga Reinalter',
          role: 'Runs the hut',
          wants: 'Guests who come for the evening, not for the record.',
        },
        { name: 'Sepp Reinalter', role: 'Judges the path', wants: 'Nobody on the ladder after dark.' },
      ],
      unknowns: ['Whether families look at single bunks', 'How many start without a phone signal'],
      uspIntro: 'Three truths that other huts hide in their terms.',
      usps: [
        { title: 'On foot only', description: 'No lift, no taxi, no luggage. The evening is quiet for that.' },
        { title: 'A bunk for the weather', description: 'Whoever is sent up by a storm gets a place, always.' },
        { title: 'Nothing owed', description: 'When the hut closes the path, the money comes back.' },
      ],
      primaryAudience:
        'People between 30 and 60 who walk well, travel with a child or an older parent, and decide on a Tuesday evening for the weekend.',
      personas: [
        {
          name: 'Ana Prantl',
          role: 'Doctor with a daughter of nine',
          age: 39,
          location: 'Innsbruck, Austria',
          goals: ['Three beds that are near each other on both nights'],
          painPoints: ['Booking pages that say “not available” and stop there'],
          quote: 'I can carry one rucksack and one tired child. Not two.',
        },
        {
          name: 'Per-Olav Stuefer',
          role: 'Bell founder, walks with his sister',
          age: 58,
          location: 'Schwaz, Austria',
          goals: ['To know where he fills his bottle for the last time'],
          painPoints: ['Maps that show everything except water'],
        },
      ],
      styleDescription:
        'Luxury here is quiet, warmth and an honest sentence; organic is rock, wood and light. One picture carries the page and one serif whispers at a large size. Avoid gold, badges, photographs of breakfast and countdowns.',
      colors: [
        { name: 'Paper', hex: '#F3EFE8', role: 'background' },
        { name: 'Linen', hex: '#FBF9F5', role: 'surface' },
        { name: 'Ink', hex: '#1B1C24', role: 'text' },
        { name: 'Alpenglow', hex: '#B9481F', role: 'action' },
        { name: 'Snow', hex: '#FFFFFF', role: 'actionText' },
        { name: 'Dusk', hex: '#27304F', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Cormorant Garamond',
          stack: '"Cormorant Garamond", Garamond, "Hoefler Text", Georgia, serif',
          weight: 500,
          note: 'For the name and for sentences that a guest must not miss.',
        },
        body: {
          family: 'Figtree',
          stack: '"Figtree", "Avenir Next", Avenir, Montserrat, "Segoe UI", sans-serif',
          weight: 400,
          note: 'For times, heights and sums.',
        },
        sample: 'Forty-two beds, one stove',
      },
      featuresIntro: 'Four pages, from the wish to the bad news.',
      keyFeatures: [
        { title: 'The hut', description: 'The place, tonight, and the line that books.', priority: 'high', goal: 1 },
        { title: 'Beds', description: 'Nights, bunks and the sum.', priority: 'medium', goal: 1 },
        { title: 'The way up', description: 'Profile, stops and water.', priority: 'medium', goal: 2 },
        { title: 'The path is closed', description: 'Why, and three ways out.', priority: 'high', goal: 0 },
      ],
      deliverablesIntro: 'Four pages with final words.',
      deliverables: [
        {
          title: 'Laptop: the hut and its beds',
          description: 'The two pages on which somebody decides.',
          requirements: [
            'The hut in one drawn picture at 1440 px, with tonight in words',
            'A booking line with four fields on the first screen',
            'Single bunks in two storeys, taken and free',
            'A bed that is free for one of two nights, solved in a sentence',
            'The sum with every line, and what is owed when the path closes',
          ],
          goals: [1],
          features: [0, 1],
        },
        {
          title: 'Phone: the way and the bad news',
          description: 'The two pages that are read outside.',
          requirements: [
            'The way as a profile, with the last water marked',
            'A dry spring shown where water is planned',
            'A closed path with the reason and three ways out',
            'Both paths, from Innerkarn and from the other valley, drawn alike',
          ],
          goals: [0, 2],
          features: [2, 3],
        },
      ],
      plotTwist:
        'A choir takes the whole loft on one of the two nights that most guests ask for. Tell it before they book, as a reason to come or to stay away, and not as a warning.',
    },
  },
  started: 35.9,
  submitted: 8.3,
  frames: [
    {
      id: 'home',
      name: 'The hut at dusk',
      art: 'rastsattel/home',
      pins: [
        { x: 64, y: 27, text: 'The ridge crosses the last letter: the mountain was there first.' },
        { x: 22, y: 65, text: 'The only warm light in the lower half is the thing that is sold.' },
        { x: 87, y: 89, text: 'The icy path is told on the first screen.' },
      ],
    },
    {
      id: 'beds',
      name: 'Two nights, three beds',
      art: 'rastsattel/beds',
      pins: [
        { x: 69, y: 33, text: 'A half-free bed is solved by a sentence, not by an error.' },
        { x: 60, y: 51, text: 'Beds are drawn two storeys high, as they stand.' },
        { x: 46, y: 91, text: 'The sum and the way out have the same weight.' },
      ],
      notes: {
        choir: 'The choir is told as news of the evening, above the calendar’s answer and before any bed is chosen.',
      },
    },
    {
      id: 'way-up',
      name: 'The way up, phone',
      art: 'rastsattel/way-up',
      pins: [
        { x: 46, y: 65, text: 'The profile marks the last water, the one thing people ask about.' },
        { x: 27, y: 79, text: 'A dry spring is news and stands where water is planned.' },
        { x: 50, y: 96, text: 'The button names the day, so that nobody sets off on the wrong one.' },
      ],
    },
    {
      id: 'closed',
      name: 'The path is closed, phone',
      art: 'rastsattel/closed',
      pins: [
        { x: 45, y: 49, text: 'The sentence a guest needs, at the size of a headline.' },
        { x: 50, y: 59, text: 'Why, in snow and metres, then what it costs: nothing.' },
        { x: 50, y: 74, text: 'Three choices of equal size; none is the house’s favourite.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['home'] },
    '0.1': { frames: ['home'] },
    '0.2': { frames: ['beds'] },
    '0.3': { frames: ['beds'], notes: ['choir'] },
    '0.4': { frames: ['beds'] },
    '1.0': { frames: ['way-up'] },
    '1.1': { frames: ['way-up'] },
    '1.2': { frames: ['closed'] },
    '1.3': {
      argued:
        'I walked from Innerkarn and not from the other side. I will not draw a ladder that I have not climbed. The second way has the same five parts and waits for the spring.',
    },
  },
  words: {
    title: 'Rastsattel, honest about the weather',
    approach:
      'I slept there on a Thursday and asked twelve guests what they had been afraid of. Nobody said the bed. So the page sells the evening with one picture, and everything else is about the way.',
    challenges:
      'A picture that is beautiful must not promise weather. I drew the hour after sunset, when every mountain is beautiful, and put the state of the paths under it. The way from the other valley is still missing.',
    resources: 'Instrument Serif and Instrument Sans. Noise, light and gradients; no photograph was used.',
    tags: ['Luxury', 'Organic', 'Light UI'],
    handoffNotes:
      'Twelve columns of 96 px, 24 apart. The ridge is a mask over the name; both are one picture for readers of the page, with the name as text beneath it.',
    openToCollaboration: false,
  },
};
