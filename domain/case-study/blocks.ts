/** Components that show design work. Each has the fields of `Component`; this says which of them it uses. */
export const blockIds = [
  'frame',
  'full-bleed',
  'frames',
  'before-after',
  'annotated',
  'figures',
  'quote',
  'timeline',
  'specimen',
  'coverage',
  'video',
] as const;
export type BlockId = (typeof blockIds)[number];

export const devices = ['none', 'phone', 'browser'] as const;
export type Device = (typeof devices)[number];

/** The ground behind a picture: 0 is the theme's, 1 to 4 are the page's four colours. */
export const mats = [0, 1, 2, 3, 4] as const;
export type Mat = (typeof mats)[number];

/** What the designer says of a requirement of the brief, in the coverage table. */
export const itemStates = ['', 'met', 'partly', 'left-out'] as const;
export type ItemState = (typeof itemStates)[number];

export interface BlockPicture {
  /** `/media/{id}`, or '' before a picture is chosen. */
  imageUrl: string;
  alt: string;
}

/** One line of a list: a figure, a pin, a milestone, a colour or face, a requirement. */
export interface BlockItem {
  /** “34 of 41”, “40 %”, “Clay”: what is set large or first. */
  term: string;
  text: string;
  /** Place of a pin on the picture, in percent of its width and height. */
  x: number;
  y: number;
  state: ItemState;
}

export interface BlockRules {
  name: string;
  about: string;
  /** Number of pictures: none, one, or from two to a maximum. */
  pictures: readonly [min: number, max: number];
  /** What a line is called, its two fields, and the largest number of lines; null for a block without lines. */
  items: { name: string; term: string; text: string; max: number } | null;
  /** Whether the picture stands in a device on a mat. */
  hasMat: boolean;
  /** What the caption says. */
  caption: string;
}

export const blocks: Readonly<Record<BlockId, BlockRules>> = {
  frame: {
    name: 'Frame on a mat',
    about: 'One frame in a phone, a browser or bare, on a colour',
    pictures: [1, 1],
    items: null,
    hasMat: true,
    caption: 'Caption',
  },
  'full-bleed': {
    name: 'Full-width frame',
    about: 'One frame from edge to edge of the page',
    pictures: [1, 1],
    items: null,
    hasMat: true,
    caption: 'Caption',
  },
  frames: {
    name: 'Overlapping frames',
    about: 'Two or three frames side by side on a colour',
    pictures: [2, 3],
    items: null,
    hasMat: true,
    caption: 'Caption',
  },
  'before-after': {
    name: 'Before and after',
    about: 'Two pictures of one size with a handle to compare them',
    pictures: [2, 2],
    items: { name: 'Label', term: 'Date or name', text: 'What changed', max: 2 },
    hasMat: true,
    caption: 'Caption',
  },
  annotated: {
    name: 'Annotated frame',
    about: 'A frame with numbered pins and a text for each',
    pictures: [1, 1],
    items: { name: 'Pin', term: 'Point', text: 'Explanation', max: 8 },
    hasMat: true,
    caption: 'Caption',
  },
  figures: {
    name: 'Figures',
    about: 'Two or three results in large type, with their source',
    pictures: [0, 0],
    items: { name: 'Figure', term: 'Value', text: 'What it measures', max: 4 },
    hasMat: false,
    caption: 'Source: who measured, when and how',
  },
  quote: {
    name: 'Quote',
    about: 'A sentence from a critique or a test in large type',
    pictures: [0, 0],
    items: null,
    hasMat: false,
    caption: 'Who said it, and when',
  },
  timeline: {
    name: 'Timeline',
    about: 'The milestones of the work in their order',
    pictures: [0, 0],
    items: { name: 'Milestone', term: 'Date or share', text: 'What was done', max: 12 },
    hasMat: false,
    caption: 'Caption',
  },
  specimen: {
    name: 'Colours and type',
    about: 'The palette of the design, and its typefaces',
    pictures: [0, 0],
    items: { name: 'Colour or face', term: 'Name', text: 'Value such as #b6432a, or where the face is used', max: 10 },
    hasMat: false,
    caption: 'Caption',
  },
  coverage: {
    name: 'Coverage of the brief',
    about: 'A table of what the brief asked for and where it is evidenced',
    pictures: [0, 0],
    items: { name: 'Requirement', term: 'What was asked', text: 'Frames that are evidence of it, or why not', max: 24 },
    hasMat: false,
    caption: 'Title of the table',
  },
  video: {
    name: 'Video or prototype',
    about: 'A video that readers start, or a link to a prototype',
    pictures: [1, 1],
    items: null,
    hasMat: true,
    caption: 'Caption',
  },
};

/** The rules of a block; null for the three templates that are none. */
export const blockOf = (templateId: string): BlockRules | null => blocks[templateId as BlockId] ?? null;

export const emptyItem = (part: Partial<BlockItem> = {}): BlockItem => ({
  term: '',
  text: '',
  x: 50,
  y: 50,
  state: '',
  ...part,
});

/** The value of a colour in a specimen line; null where the line is a face. */
export const colorOfItem = ({ text }: BlockItem): string | null => /#[0-9a-f]{6}\b/i.exec(text)?.[0] ?? null;
