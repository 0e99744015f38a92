/**
 * The invented people of the sample world. They can be chosen on the development sign-in page, where the line tells which
 * part they play.
 */
export const samplePeople = [
  { handle: 'ines-marau', name: 'Ines Marau', bio: 'Designer. Ordering flows, bakeries, anything with a queue.' },
  {
    handle: 'kei-brandt',
    name: 'Kei Brandt',
    bio: 'Developer. Svelte and PostgreSQL, looks for designs worth building.',
  },
  {
    handle: 'jonas-oyelaran',
    name: 'Jonas Oyelaran',
    bio: 'Designer. Clinics and forms; prints everything once before he believes it.',
  },
  {
    handle: 'rafa-quiroga',
    name: 'Rafa Quiroga',
    bio: 'Designer and illustrator. Works in the evening and finishes what was begun.',
  },
  { handle: 'sana-aziz', name: 'Sana Aziz', bio: 'Design lead. Reads a brief twice before she draws a line.' },
  {
    handle: 'tomasz-wieland',
    name: 'Tomasz Wieland',
    bio: 'Designer. Came from control rooms; trusts tables and colours only what must be acted on.',
  },
  {
    handle: 'mei-arnadottir',
    name: 'Mei Arnadóttir',
    bio: 'Designer. Phones, large figures, one decision on a screen.',
  },
  {
    handle: 'hedda-voss',
    name: 'Hedda Voss',
    bio: 'Art director. Years of magazines; one picture carries a page, the rest is set in type.',
  },
  {
    handle: 'pim-okafor',
    name: 'Pim Okafor',
    bio: 'Illustrator. Draws with a felt pen and leaves the line as it fell.',
  },
  { handle: 'zora-klint', name: 'Zora Klint', bio: 'Designer of posters who writes her own CSS.' },
  { handle: 'anselm-dufour', name: 'Anselm Dufour', bio: 'Systems designer. Error texts first, colours last.' },
  {
    handle: 'lukas-weil',
    name: 'Lukas Weil',
    bio: 'Designer. Banks, insurers, tax offices; takes things away until somebody complains.',
  },
  {
    handle: 'aiko-sandvik',
    name: 'Aiko Sandvik',
    bio: 'Industrial designer who moved to screens. Likes switches that say how they stand.',
  },
  { handle: 'noor-haddad', name: 'Noor Haddad', bio: 'Writes first and draws what is left over.' },
  {
    handle: 'petra-holub',
    name: 'Petra Holub',
    bio: 'Designer. Maps, signs in railway stations, anything with a way in it.',
  },
  {
    handle: 'bruno-castellari',
    name: 'Bruno Castellari',
    bio: 'Lights objects for catalogues. Came to screens because paper stopped.',
  },
  {
    handle: 'synne-haugland',
    name: 'Synne Haugland',
    bio: 'Cartographer. Draws what is not there as carefully as what is.',
  },
  { handle: 'yusuf-belkhadra', name: 'Yusuf Belkhadra', bio: 'Designer in Arabic and French. Begins at the right.' },
  {
    handle: 'greta-lindner',
    name: 'Greta Lindner',
    bio: 'Designs for standing people: kiosks, ticket machines, counters.',
  },
  {
    handle: 'haruka-minagawa',
    name: 'Haruka Minagawa',
    bio: 'Book designer. Sets text from top to bottom and counts the lines.',
  },
  {
    handle: 'wanda-pietrzak',
    name: 'Wanda Pietrzak',
    bio: 'Writes tools for people who type. One face, eighty columns.',
  },
  {
    handle: 'eluned-parry',
    name: 'Eluned Parry',
    bio: 'Printmaker. Cuts in wood first, so that each line has to be worth it.',
  },
  { handle: 'teodor-ilic', name: 'Teodor Ilić', bio: 'Designs for wrists and dashboards: half a second, one number.' },
  {
    handle: 'clemence-aubry',
    name: 'Clémence Aubry',
    bio: 'Editor and typographer. Cooks from the pages that she sets.',
  },
  { handle: 'vikram-desai', name: 'Vikram Desai', bio: 'Draws data. Starts with the question and ends with a pencil.' },
  { handle: 'dele-akinyemi', name: 'Dele Akinyemi', bio: 'New here. Nothing made yet, every screen empty.' },
] as const;

export type SampleHandle = (typeof samplePeople)[number]['handle'];

/** They joined a while before their first brief; from it, the time of the first start can be told later on. */
export const JOINED_DAYS = 75;

/** One of them as stored. */
export interface SamplePerson {
  id: string;
  name: string;
  joinedAt: Date;
}
