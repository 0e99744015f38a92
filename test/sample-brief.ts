import type { BriefContent } from '#domain/brief/content.ts';

/** A brief with every field filled, for tests that ask what becomes of it. Eight requirements in three deliverables. */
export const bakeryBrief: BriefContent = {
  title: 'Order ahead at a bakery that sells out by ten',
  projectDescription:
    'Saltmarsh bakes in three small shops on the same tidal river. The queue starts at six, the sourdough is gone by ten, and about a third of the people who come in leave with nothing they wanted. The owners want regulars to know what is coming out, when, and to have it kept.',
  situation:
    'Three shops, two deck ovens each, eleven bakers. Orders are written on a paper roll by the till, and on Saturdays the roll is lost twice an hour.',
  whyNow:
    'The fourth shop on the Quay opens on 1 March with one oven. If the paper roll goes there too, the owners expect to turn away sixty people a day.',
  projectGoals: [
    'Move 40% of weekday loaves to orders placed the evening before, within one season.',
    'Cut the number of people who leave empty-handed from 31% to under 10%.',
    'Let a baker change tomorrow’s plan in under a minute, with floury hands.',
    'Keep the shop first: nobody who walks in may feel second to the app.',
  ],
  successMeasures: [
    {
      metric: 'Leave empty-handed',
      baseline: '31% of visits',
      target: 'under 10%',
      by: 'end of June',
      how: 'A tally at the till on two mornings a week, as it is kept today.',
    },
    {
      metric: 'Ordered the evening before',
      baseline: 'none',
      target: '40% of weekday loaves',
      by: 'end of June',
      how: 'Held loaves against loaves baked, from the plan.',
    },
  ],
  constraints: [
    {
      type: 'people',
      text: 'Bakers see a screen only between two bakes, standing up.',
      effect: 'Every step of the plan works with one knuckle.',
    },
    {
      type: 'money',
      text: 'No card payment before the loaf is handed over.',
      effect: 'A hold has to end by itself, and kindly.',
    },
    { type: 'technical', text: 'The Quay has no signal behind the counter.', effect: 'The plan is readable offline.' },
  ],
  nonGoals: ['Delivery of any kind', 'A loyalty scheme', 'Selling cakes for occasions'],
  tension: {
    a: 'Regulars want certainty the evening before.',
    b: 'Bakers decide at four in the morning, by the dough.',
    where: 'The bake board, between eight in the evening and four.',
  },
  stakeholders: [
    { name: 'Hedda Lunde', role: 'Owner, keeps the books', wants: 'Fewer loaves given away at closing.' },
    { name: 'Tomasz Wrona', role: 'Head baker', wants: 'A plan that never argues with the dough.' },
  ],
  unknowns: ['Whether regulars will plan breakfast the night before', 'How long a held loaf may block the shelf'],
  uspIntro: 'Three things other order-ahead products do not have.',
  usps: [
    {
      title: 'Bakes, not stock',
      description: 'Everything is tied to an oven time. You choose 06:40 or 08:20, then what is in it.',
    },
    {
      title: 'Kept, not paid',
      description: 'Orders are held until two hours after the bake and paid at the till.',
    },
    {
      title: 'Pass it on',
      description: 'Cannot make it? Your loaf goes to the next person on the list, and you both get a note.',
    },
  ],
  primaryAudience:
    'Regulars who live or work within a fifteen-minute walk of a shop, come at least twice a week, and plan breakfast the night before.',
  personas: [
    {
      name: 'Marta Okonjo',
      role: 'Night-shift nurse',
      age: 41,
      location: 'Harbour Street',
      goals: ['Bread in hand on the way home at 07:30', 'To order in under a minute, at 4 am, on a dim screen'],
      painPoints: ['Shops list opening hours, never bake times', 'Apps that log her out between shifts'],
      quote: 'I don’t want a bakery app. I want to know if there’s rye.',
    },
    {
      name: 'Idris Vale',
      role: 'Café owner',
      age: 35,
      location: 'The Quay',
      goals: ['A standing order he can change by nine', 'One invoice a week, not seven receipts'],
      painPoints: ['Phoning three shops to find twelve buns', 'No record of what arrived short'],
    },
  ],
  styleDescription:
    'Painted shopfronts of the seventies: fat letters, three flat colours, nothing shiny. Keep numbers huge; the oven time is the headline of every screen.',
  colors: [
    { name: 'Flour', hex: '#F6EAD6', role: 'background' },
    { name: 'Proved', hex: '#FFF8EC', role: 'surface' },
    { name: 'Burnt End', hex: '#33251D', role: 'text' },
    { name: 'Oven Brick', hex: '#A63A22', role: 'action' },
    { name: 'Crumb', hex: '#FFFFFF', role: 'actionText' },
    { name: 'Samphire', hex: '#54704F', role: 'accent' },
  ],
  typography: {
    heading: {
      family: 'Rockwell',
      stack: 'Rockwell, "Roboto Slab", Georgia, serif',
      weight: 800,
      note: 'Huge and tight for oven times.',
    },
    body: {
      family: 'Trebuchet MS',
      stack: '"Trebuchet MS", Verdana, sans-serif',
      weight: 400,
      note: 'Round and open, for everything read in a hurry.',
    },
    sample: 'Out of the oven at 06:40',
  },
  featuresIntro: 'Build the first three completely; sketch the rest.',
  keyFeatures: [
    {
      title: 'Bake board',
      description: 'Tomorrow’s bakes by shop and oven time, with what is left in each.',
      priority: 'high',
      goal: 0,
    },
    { title: 'Keep it for me', description: 'One-tap hold on a bake.', priority: 'high', goal: 1 },
    {
      title: 'Standing order',
      description: 'A weekly pattern with a nine o’clock cut-off.',
      priority: 'medium',
      goal: 0,
    },
    { title: 'River map', description: 'Which of the three shops is on your way.', priority: 'low', goal: 3 },
  ],
  deliverablesIntro: 'Three pieces that a developer could start from on Monday.',
  deliverables: [
    {
      title: 'Customer app',
      description: 'Mobile, 390 px wide.',
      requirements: [
        'Bake board, bake detail, basket',
        'Confirmation with shelf number',
        'Empty, sold out and missed states',
      ],
      goals: [0, 1],
      features: [0, 1],
    },
    {
      title: 'Baker’s plan',
      description: 'Landscape tablet, used standing up.',
      requirements: ['Day view across two decks and a rack', 'Moving a bake by drag and by buttons'],
      goals: [2],
      features: [2],
    },
    {
      title: 'Small system',
      description: 'Enough for a developer to start.',
      requirements: ['Colour, type and spacing tokens', 'Bake card in all its states', 'One page on tone of voice'],
      goals: [3],
      features: [],
    },
  ],
  plotTwist:
    'The ovens are the bottleneck, not the customers. In week three the owners ask you to let regulars choose when before what, everywhere. Show how your first screen changes.',
};
