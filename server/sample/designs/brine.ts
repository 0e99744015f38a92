import type { SampleDesign } from './sample-design.ts';

export const brine: SampleDesign = {
  slug: 'brine',
  by: 'zora-klint',
  brief: {
    number: 1916,
    industry: 'food',
    styles: ['bold', 'playful'],
    level: 'professional',
    timeBoxDays: 7,
    written: 42.5,
    isCommunity: true,
    content: {
      title: 'Brine 26: sour food, loud music',
      task: 'Design the site of Brine, a festival of fermented food and music in a former ice factory in Ostend, Belgium. People read it on a laptop before they buy and on a phone between two tanks. The first screen is ‘The poster’: it says what, when and how much. Hand in three pages and one phone screen within one week.',
      projectDescription:
        'Brine is three days of pickles and very loud music in the tanks of an old ice factory. Last year 2,600 people came, and 400 stood outside a tank that was full. The programme is a sheet that nobody finds again. The five people who run it want a site that looks like the festival sounds, and that still works without a network, in the dark, with wet hands.',
      situation:
        'The factory has four tanks, a yard and a cold store at 4 °C. The walls are a metre thick, so phones have no signal inside. Tickets are sold by a form that was made in one evening. Of 100 orders, 58 are finished at the first try.',
      whyNow:
        'The tanks were inspected in March. Each may now hold 340 people and no more, so a full tank has to be told before people cross the yard.',
      projectGoals: [
        'Lower people who stand outside a full tank from 400 a day to 90 a day by 28 June, measured by the door counters.',
        'Raise orders that are finished at the first try from 58 in 100 to 83 in 100 by 15 June, measured by the ticket form.',
        'Raise guests who take earplugs in the loudest hour from 21 in 100 to 67 in 100 by 28 June, measured by the empty boxes.',
      ],
      successMeasures: [
        {
          metric: 'People who stand outside a full tank',
          baseline: '400 a day',
          target: '90 a day',
          by: '28 June',
          how: 'The door counters.',
        },
        {
          metric: 'Orders that are finished at the first try',
          baseline: '58 in 100',
          target: '83 in 100',
          by: '15 June',
          how: 'The ticket form.',
        },
        {
          metric: 'Guests who take earplugs in the loudest hour',
          baseline: '21 in 100',
          target: '67 in 100',
          by: '28 June',
          how: 'The empty boxes.',
        },
      ],
      constraints: [
        {
          type: 'technical',
          text: 'There is no signal inside the tanks.',
          effect: 'The phone screen says how old it is and works without a network.',
        },
        {
          type: 'legal',
          text: 'A tank holds 340 people, and whoever is outside then waits.',
          effect: 'A waiting list has a number, and the number is the largest thing beside the name.',
        },
        {
          type: 'brand',
          text: 'There is money for one printing ink.',
          effect: 'One colour and black carry everything, also what is full, wrong or loud.',
        },
      ],
      nonGoals: ['A shop for shirts', 'Pages about the artists', 'A second language'],
      tension: {
        a: 'Fleur Vandamme wants letters so large that nothing else fits.',
        b: 'Wout Deceuninck wants every hour and every tank on one page.',
        where: 'On ‘The programme’, where ten events have to stand under one word.',
      },
      stakeholders: [
        { name: 'Fleur Vandamme', role: 'Books the music', wants: 'A page that can be heard from the street.' },
        { name: 'Wout Deceuninck', role: 'Runs the doors', wants: 'People who know which tank is full.' },
      ],
      unknowns: ['Whether people read a programme by hour or by tank', 'If a jar at the door is a joke or a price'],
      uspIntro: 'Three promises that stand on the door.',
      usps: [
        { title: 'A jar is a ticket', description: 'One litre of something you fermented lets you in.' },
        { title: 'No stage, no seats', description: 'People and bands share the floor of the tanks.' },
        { title: 'Less if it is too much', description: 'Who cannot pay writes a line and pays less.' },
      ],
      primaryAudience:
        'People between 20 and 45 who decide late, come with three friends, and read a programme while they walk.',
      personas: [
        {
          name: 'Maria-Magdalena Oyelaran-Szczepan',
          role: 'Cook, ferments at home',
          age: 33,
          location: 'Ghent, Belgium',
          goals: ['Two tickets and one jar in one order'],
          painPoints: ['Forms that say “invalid” and nothing else'],
          quote: 'My name does not fit in your box. It never does.',
        },
        {
          name: 'Bram Coppens',
          role: 'Sound engineer',
          age: 27,
          location: 'Ostend, Belgium',
          goals: ['To know at eight in the evening which tank still has room'],
          painPoints: ['Walking through the rain to a closed door'],
        },
      ],
      styleDescription:
        'Bold in one ink: black on one sour green, lines of four pixels, letters that fill their measure. Playful in what the letters do, and exact in what they say. Avoid a second colour, grey, photographs and round corners.',
      colors: [
        { name: 'Brine', hex: '#C8F31D', role: 'background' },
        { name: 'Froth', hex: '#E4FF7A', role: 'surface' },
        { name: 'Black', hex: '#0B0C08', role: 'text' },
        { name: 'Black on brine', hex: '#434F00', role: 'action' },
        { name: 'Acid', hex: '#C8F31D', role: 'actionText' },
      ],
      typography: {
        heading: {
          family: 'Archivo',
          stack: '"Archivo", "Arial Black", Impact, "Helvetica Neue", sans-serif',
          weight: 900,
          note: 'In every width, one line to a measure.',
        },
        body: {
          family: 'Archivo',
          stack: '"Archivo", "Helvetica Neue", Arial, sans-serif',
          weight: 500,
          note: 'For hours and tanks, never below 15 px.',
        },
        sample: 'Sour & loud, 26 to 28 June',
      },
      featuresIntro: 'Four pages that share one rule and one ink.',
      keyFeatures: [
        { title: 'The poster', description: 'Name, date, price.', priority: 'high', goal: 1 },
        { title: 'The programme', description: 'A day by hour, as loud as it is.', priority: 'medium', goal: 2 },
        { title: 'Getting in', description: 'Tickets, jars and the form.', priority: 'medium', goal: 1 },
        { title: 'Now', description: 'What is next, on a phone.', priority: 'high', goal: 0 },
      ],
      deliverablesIntro: 'Three pages at 1440 px and one phone screen.',
      deliverables: [
        {
          title: 'Before the festival',
          description: 'Three pages for a laptop.',
          requirements: [
            'Name, three days and the price on the first screen',
            'A day with ten events, each with hour, tank and loudness',
            'One event that is full and one that has moved, both readable',
            'An order with tickets and a jar, and the sum',
            'A form with one error, told in words',
          ],
          goals: [1, 2],
          features: [0, 1, 2],
        },
        {
          title: 'At the festival',
          description: 'One screen for a phone.',
          requirements: [
            'The next event as the largest thing on the screen',
            'A waiting list with a place in it, as a number',
            'The state without a network, with its age in minutes',
            'A map of the four tanks on one screen',
          ],
          goals: [0],
          features: [3],
        },
      ],
      plotTwist:
        'Two days before the festival a tank fails its inspection and its three events move. Show a move on the programme so that both places can be read, and nobody asks which one is right.',
    },
  },
  started: 39.4,
  submitted: 11.6,
  frames: [
    {
      id: 'home',
      name: 'The poster',
      art: 'brine/home',
      pins: [
        { x: 50, y: 21, text: 'Weight falls from 900 to 110 in one word: loud to silent, as the days go.' },
        { x: 50, y: 48, text: 'The line fills its measure by width alone, no letter is scaled.' },
        { x: 90, y: 90, text: 'The price stands on the door.' },
      ],
    },
    {
      id: 'programme',
      name: 'Friday',
      art: 'brine/programme',
      pins: [
        { x: 33, y: 84, text: 'Row height is loudness; the loudest is the only black one.' },
        { x: 24, y: 41, text: 'Full is thin and struck, but stays readable.' },
        { x: 61, y: 66, text: 'What moved shows both places.' },
      ],
    },
    {
      id: 'getting-in',
      name: 'Getting in',
      art: 'brine/getting-in',
      pins: [
        { x: 74, y: 35, text: 'The mistake is inverted and spelled: a comma, and the mended address to press.' },
        { x: 42, y: 66, text: 'A full jar is a ticket and has the same buttons.' },
        { x: 65, y: 88, text: 'The button says what is left to do before paying.' },
      ],
    },
    {
      id: 'now',
      name: 'Now, phone',
      art: 'brine/now',
      pins: [
        { x: 50, y: 28, text: 'The next name fills the screen; it is read while walking.' },
        { x: 22, y: 66, text: 'The place in the queue is a number, with the old one struck.' },
        { x: 50, y: 81, text: 'Without a network the page says how old it is.' },
      ],
    },
  ],
  coverage: {
    '0.0': { frames: ['home'] },
    '0.1': { frames: ['programme'] },
    '0.2': { frames: ['programme'] },
    '0.3': { frames: ['getting-in'] },
    '0.4': { frames: ['getting-in'] },
    '1.0': { frames: ['now'] },
    '1.1': { frames: ['now'] },
    '1.2': { frames: ['now'] },
    '1.3': {
      argued:
        'Four tanks stand in a row, and their numbers are painted on them two metres high. A map would be the only page that knows less than the wall.',
    },
  },
  words: {
    title: 'Brine 26, sour and loud',
    approach:
      'One ink was the whole brief. I cut the words out of paper first and found that width does what size cannot: every line can be as wide as the page and still differ from the next.',
    challenges:
      'Without a second colour, full, wrong and loud want the same black. I gave each of them one other thing: a thin line, an inverted field, a tall row. The map of the tanks is missing, and it should be.',
    resources: 'Anybody, variable in width and weight. Scissors. The sound of an empty ice tank.',
    tags: ['Bold', 'Playful', 'Monochrome'],
    handoffNotes:
      'Rules are 4 px and never 3. Every headline line has a width axis that is set so that the line fills its box; the values are in the frames. No opacity anywhere.',
    openToCollaboration: true,
    collaborationPreferences: ['active'],
    techPreferences: ['HTML and CSS', 'Astro'],
    developerMessage: 'It has to work with the network pulled. Begin with the phone.',
  },
};
