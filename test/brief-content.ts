import type { BriefContent } from '#domain/brief/content.ts';

/** A small, valid brief for tests that need one but do not care what it says. */
export function buildBriefContent(changes: Partial<BriefContent> = {}): BriefContent {
  return {
    title: 'Tide Table: orders for a fish market that opens at four',
    projectDescription:
      'Eleven stalls sell before dawn and take orders on paper, which the porters cannot read in the rain.',
    projectGoals: [
      'Cut misread orders from 9 a week to 2 by the end of October, counted at the weighing desk.',
      'Let a restaurant change an order until 02:30 without a call, in 4 of 5 cases by March.',
    ],
    uspIntro: 'What the market has that a supermarket has not.',
    usps: [
      { title: 'Landed the same night', description: 'Each crate names the boat and the hour it came in.' },
      { title: 'One weighing desk', description: 'All stalls share one scale, so a mixed order is one bill.' },
    ],
    primaryAudience: 'Cooks who order between service and sleep, on a phone, with wet hands.',
    personas: [
      {
        name: 'Maren Oltmanns',
        role: 'Sous-chef',
        age: 34,
        location: 'Cuxhaven, Germany',
        goals: ['Order nine kinds of fish in under three minutes.'],
        painPoints: ['Finds out at delivery that a kind was sold out.'],
        quote: 'I order with my elbow.',
      },
    ],
    styleDescription: 'Plain signs on dark ground, as on the crates; one loud colour for what is sold out.',
    colors: [
      { name: 'Night', hex: '#10202B', role: 'background' },
      { name: 'Crate', hex: '#1D3442', role: 'surface' },
      { name: 'Salt', hex: '#F4F1E8', role: 'text' },
      { name: 'Buoy', hex: '#FF7A45', role: 'action' },
    ],
    featuresIntro: 'What must work before four in the morning.',
    keyFeatures: [
      {
        title: 'Order again',
        description: 'Last order, with what is sold out tonight marked.',
        priority: 'high',
        goal: 1,
      },
      { title: 'Porter list', description: 'One list a crate, readable in rain at 60 cm.', priority: 'high', goal: 0 },
      { title: 'Boat board', description: 'What was landed, by whom, and when.', priority: 'low', goal: 0 },
    ],
    deliverablesIntro: 'What is handed over.',
    deliverables: [
      {
        title: 'Order flow',
        description: 'From last order to confirmation.',
        requirements: ['5 screens at 390 px', 'Sold-out state of each line'],
        goals: [1],
        features: [0, 2],
      },
      {
        title: 'Porter list',
        description: 'The printed and the screen version.',
        requirements: ['A6 print at 203 dpi', 'One list with 14 lines'],
        goals: [0],
        features: [1],
      },
    ],
    situation: 'The harbour rents the hall to eleven family stalls.',
    whyNow: 'The hall gets a new roof in November, and the paper wall goes with the old one.',
    successMeasures: [],
    constraints: [],
    nonGoals: ['No delivery tracking.'],
    tension: null,
    stakeholders: [],
    unknowns: [],
    ...changes,
  };
}
