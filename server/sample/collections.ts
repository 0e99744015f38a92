import type { SampleHandle } from './people.ts';

export interface SampleCollection {
  by: SampleHandle;
  title: string;
  about: string;
  /** Days before the installation's first start. */
  begun: number;
  /** Designs by their slug, with what the person says of each. */
  items: readonly { design: string; note: string }[];
}

/** What the people of the sample world keep, so that the page of collections shows what one is for. */
export const sampleCollections: readonly SampleCollection[] = [
  {
    by: 'sana-aziz',
    title: 'One brief, four first screens',
    about:
      'Four answers to the same question: is my card safe? I show them to everybody who asks what a first screen is for.',
    begun: 6,
    items: [
      { design: 'last-seen', note: 'Begins with the place. One remembers the shop before the amount.' },
      { design: 'one-sentence', note: 'The whole state in one sentence, and one button below it.' },
      { design: 'breaker', note: 'A switch that looks like a switch, with a log under it.' },
      { design: 'quiet-card', note: 'The calmest of the four. It says “On” before it says anything else.' },
    ],
  },
  {
    by: 'rafa-quiroga',
    title: 'Drawn, not decorated',
    about: 'Pictures that do the work of the page. Take them out and nobody knows what to do.',
    begun: 11,
    items: [
      { design: 'nightlines', note: 'The ticket hangs under the name, already filled in.' },
      { design: 'kelle', note: 'Each pot has a colour and a drawing. The words come second.' },
      { design: 'loudr', note: 'A speaker in thick lines, and four facts.' },
      { design: 'grain-watch', note: 'Twelve bins from two metres, 576 readings from half a metre.' },
    ],
  },
  {
    by: 'eluned-parry',
    title: 'One colour less',
    about: 'Each of these gave a colour up and gained something. I cut prints, where a colour costs a day.',
    begun: 9,
    items: [
      { design: 'five-calls', note: 'Mine, two inks. The third was for a label that nobody read.' },
      { design: 'kestrel-hill', note: 'One red for a whole observatory. What is urgent is turned around, not redder.' },
      { design: 'brine', note: 'One ink and its paper. The width of the letters does the shouting.' },
      { design: 'week-six', note: 'Grey lines for every shop. Orange is kept for a judgement.' },
    ],
  },
  {
    by: 'vikram-desai',
    title: 'The number comes second',
    about: 'Designs that first say what a number means, and then show it.',
    begun: 4,
    items: [
      { design: 'halm', note: 'The dial says how much is left. The limit stands below it.' },
      {
        design: 'six-kilometres',
        note: 'A distance as a circle. One sees which cabin is quiet before one reads a figure.',
      },
      { design: 'pocket', note: 'An envelope says what is left, and of how much. No percentage anywhere.' },
      { design: 'tide', note: 'Six weeks as stones, and no streak to lose.' },
    ],
  },
];
