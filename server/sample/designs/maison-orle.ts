import type { SampleDesign } from './sample-design.ts';

export const maisonOrle: SampleDesign = {
  slug: 'maison-orle',
  by: 'ines-marau',
  brief: {
    number: 1764,
    industry: 'food',
    styles: ['luxury'],
    level: 'professional',
    timeBoxDays: 14,
    written: 38.3,
    isCommunity: false,
    content: {
      title: 'Maison Orle: one table a night',
      task: 'Design the page on which guests of Maison Orle choose an evening. It is a restaurant with one long table near Arles, France. The first feature is ‘Hold a place’: a guest reserves a seat, and both sides remember it. Hand in the page and what happens after the button within two weeks.',
      projectDescription:
        'Maison Orle serves one menu at one long table, five nights a week, in an old ferry house near Arles, France. Twenty-two people sit down at eight. Nine evenings in a month begin with empty chairs, because guests booked months ahead and forgot. The house wants a way to hold a place that both sides remember. Design the page where an evening is chosen.',
      situation:
        'Places are taken by telephone between three and five. One woman writes them into a book. Guests ask for “a table for two” and find out at the door that there is only one table, and that strangers sit at it.',
      whyNow:
        'The autumn menu begins on 6 November and costs more than any before it. The house pays a fisherman by the week. Four empty chairs take the margin of the whole evening.',
      projectGoals: [
        'Lower chairs that stay empty from 31 a month to 12 a month by 31 January, measured by the kitchen’s count at a quarter past eight.',
        'Raise reservations that are made without the telephone from 0 in 10 to 7 in 10 by 6 February, measured by the lines in the book.',
        'Lower guests who learn at the door that the table is shared from 14 a month to 0 a month by 31 January, measured by a list at the door.',
      ],
      successMeasures: [
        {
          metric: 'Chairs that stay empty',
          baseline: '31 a month',
          target: '12 a month',
          by: '31 January',
          how: 'The kitchen’s count at a quarter past eight.',
        },
        {
          metric: 'Reservations that are made without the telephone',
          baseline: '0 in 10',
          target: '7 in 10',
          by: '6 February',
          how: 'The lines in the book.',
        },
        {
          metric: 'Guests who learn at the door that the table is shared',
          baseline: '14 a month',
          target: '0 a month',
          by: '31 January',
          how: 'A list at the door.',
        },
      ],
      constraints: [
        {
          type: 'money',
          text: 'The house will not take a card before the meal.',
          effect: 'A place is held by a promise that has to be renewed, not by a deposit.',
        },
        {
          type: 'people',
          text: 'One person keeps the book, and she is in the kitchen from six on.',
          effect: 'Nothing may need an answer from the house on the same evening.',
        },
        {
          type: 'legal',
          text: 'The price of the menu has to be shown before a reservation, drinks apart.',
          effect: 'One honest line under the button.',
        },
      ],
      nonGoals: ['A shop for wine', 'Vouchers', 'A page for each dish'],
      tension: {
        a: 'Odile Ravel wants every guest to be asked three times whether they will come.',
        b: 'Bastien Orle wants no message that sounds like a dentist.',
        where: 'In the words around the button, and in the two messages that follow.',
      },
      stakeholders: [
        { name: 'Bastien Orle', role: 'Cook and owner', wants: 'Guests who look forward to strangers.' },
        { name: 'Odile Ravel', role: 'Keeps the book', wants: 'To know at noon how many will sit.' },
      ],
      unknowns: [
        'Whether a seat can be described without a plan of the table',
        'How many people will not come if the table is shared',
      ],
      uspIntro: 'What no other house along the river does.',
      usps: [
        { title: 'One table', description: 'Twenty-two chairs, one board of walnut, no corner to hide in.' },
        { title: 'One river', description: 'Seven courses go down the river from its spring to the salt.' },
      ],
      primaryAudience:
        'Couples and small groups who travel an hour or more for a dinner and plan it weeks before. A third have been here already.',
      personas: [
        {
          name: 'Maëlle Guérin',
          role: 'Restores church organs',
          age: 52,
          location: 'Arles, France',
          goals: ['A Thursday for her and her brother', 'A seat where she can see the stove'],
          painPoints: ['Calling at four, on a ladder, with dust on the phone'],
          quote: 'Tell me the evening is mine and I will be there.',
        },
        {
          name: 'Thierry Blanchet',
          role: 'Locksmith, hard of hearing',
          age: 61,
          location: 'Grenoble, France',
          goals: ['A seat at the quiet end', 'Doing it without a telephone'],
          painPoints: ['Being asked to call back', 'Rooms he has to judge by one photograph'],
        },
      ],
      styleDescription:
        'Luxury as the room has it: dark walls, one lit plate, brass that was polished by hands. Gold is for lines and the one thing that can be pressed. Avoid ornament, script letters and black so deep that text floats.',
      colors: [
        { name: 'Room', hex: '#12100E', role: 'background' },
        { name: 'Walnut', hex: '#2A2019', role: 'surface' },
        { name: 'Linen', hex: '#EFE6D6', role: 'text' },
        { name: 'Brass', hex: '#C9A566', role: 'action' },
        { name: 'Beetroot', hex: '#B54A40', role: 'accent' },
      ],
      typography: {
        heading: {
          family: 'Cormorant Garamond',
          stack: '"Cormorant Garamond", Didot, "Bodoni MT", "Noto Serif Display", "Playfair Display", serif',
          weight: 400,
          note: 'From 34 px up, for the menu and for what the guest chose.',
        },
        body: {
          family: 'Figtree',
          stack: '"Figtree", "Gill Sans", "Gill Sans MT", Calibri, sans-serif',
          weight: 400,
          note: 'Open, with wide spacing, for labels.',
        },
        sample: 'Seven courses, one long table',
      },
      featuresIntro: 'One evening, held from a single screen.',
      keyFeatures: [
        {
          title: 'Hold a place',
          description: 'Evening, guests and seating in three lines.',
          priority: 'high',
          goal: 1,
        },
        {
          title: 'The shared table, said first',
          description: 'Nobody can hold a place without having read it.',
          priority: 'high',
          goal: 2,
        },
        {
          title: 'The renewed promise',
          description: 'A line to answer three days before.',
          priority: 'medium',
          goal: 0,
        },
        {
          title: 'Seats with a character',
          description: 'By the kitchen, by the water, the quiet end.',
          priority: 'low',
          goal: 2,
        },
      ],
      deliverablesIntro: 'One screen and the words around it.',
      deliverables: [
        {
          title: 'The evening',
          description: 'Landscape, 1600 px, as it opens from the menu.',
          requirements: [
            'That there is one long table, in the largest words on the screen',
            'Evening, guests and seating, each shown with what was chosen',
            'The price of a guest, and that wine is apart, beside the button',
            'The hour of serving',
            'One dish shown, and no photograph',
          ],
          goals: [1, 2],
          features: [0, 1],
        },
        {
          title: 'The promise',
          description: 'What happens between the button and the evening.',
          requirements: [
            'Both messages, written out, each under forty words',
            'A plan of the table with all 22 chairs',
            'What the screen says when the evening is full',
          ],
          goals: [0],
          features: [2],
        },
      ],
      plotTwist:
        'Bastien wants to open a second sitting at half past nine on Saturdays, at the same table. Show what becomes of “one long table, at eight”.',
    },
  },
  started: 36.5,
  submitted: 10.6,
  frames: [
    {
      id: 'evening',
      name: 'Hold an evening',
      art: 'maison-orle',
      pins: [
        { x: 82, y: 29, text: 'The shared table is the headline. Nobody can say they were not told.' },
        {
          x: 32,
          y: 53,
          text: 'A drawing instead of a photograph. The dish changes every week and the plate does not.',
        },
        { x: 85, y: 52.2, text: 'Three lines, label left, choice right. It reads like the book Odile keeps.' },
        {
          x: 89,
          y: 66.2,
          text: 'A seat is named by what is near it. Numbers meant nothing to the six people I asked.',
        },
        {
          x: 79.7,
          y: 78.3,
          text: '“Hold” and not “book”: it is a promise, and it is asked for again three days before.',
        },
      ],
      notes: {
        messages:
          'On the day: “Thursday 13 November is held for two, by the kitchen. One table, eight o’clock.” Three days before: “Odile counts the chairs on Monday. Shall she count yours? Yes / Give it on.”',
        dish: 'Beetroot, peas and roe, from the third course. The plate turns by a few degrees with each menu and is otherwise left alone.',
      },
    },
  ],
  coverage: {
    '0.0': { frames: ['evening'] },
    '0.1': { frames: ['evening'] },
    '0.2': { frames: ['evening'] },
    '0.3': { frames: ['evening'] },
    '0.4': { frames: ['evening'], notes: ['dish'] },
    '1.0': { notes: ['messages'] },
    '1.1': {
      argued:
        'A plan invites people to sit apart, and the house has one rule against it. I tried a plan with six guests: all chose a corner. With three named seats they chose by what they wanted to see.',
    },
  },
  words: {
    title: 'One long table, held',
    approach:
      'I copied a page of the book before I drew the screen. Each line in it has an evening, a number and a word such as “stove”. That is the whole form. The rest of the screen is there to make somebody hungry and to say that the table is shared.',
    challenges:
      'The headline runs close to the right edge, and I let it: at a smaller size the shared table became a detail again. Gold on black was harder than it looks. Labels in brass passed only at 20 px, so the quiet text is linen at two thirds. The full evening is not drawn yet.',
    resources: 'Bodoni Moda and Jost. One page of a reservation book. A dinner, paid for.',
    tags: ['Luxury', 'Dark UI'],
    handoffNotes:
      'Lines are 1 px brass at 30%. The button has an outline and no fill; on press it fills and the label turns to the room’s colour.',
  },
};
