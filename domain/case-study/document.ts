import { type BlockItem, type BlockPicture, blockIds, blockOf, type Device, emptyItem, type Mat } from './blocks.ts';
import type { BackgroundId, Decoration, FontColorId, FontFamily } from './palette.ts';
import { type RichText, richText } from './rich-text.ts';
import { type ThemeId, themes } from './themes.ts';

/** Version of documents today; `migrate.ts` converts every earlier one. */
export const SCHEMA = 3;

export const columnNames = ['content', 'left', 'right', 'text'] as const;
export type ColumnName = (typeof columnNames)[number];

export const layoutIds = [
  'single-column',
  'two-column',
  'image-text',
  'full-width',
  'text-block',
  'image-block',
] as const;
export type LayoutId = (typeof layoutIds)[number];

export const componentIds = ['text-block', 'image-block', 'container', ...blockIds] as const;
export type ComponentTemplate = (typeof componentIds)[number];

/** The source of a paragraph, for the author only: readers never see it. */
export interface Source {
  kind: 'brief' | 'milestone' | 'deliverable' | 'reflection' | 'annotation' | 'frame' | 'critique' | 'build';
  /** Its name for people: “Milestone at 40 %”. */
  label: string;
  /** Address within the product. */
  href: string;
}

export interface Component {
  id: string;
  type: 'component';
  templateId: ComponentTemplate;
  /** For a text block. */
  content: RichText;
  /** Below the component; for an image it is also the alternative text. */
  caption: string;
  /** '' before a picture is chosen; rendered only when it is one of our own, `/media/{id}`. */
  imageUrl: string;
  fontColor: FontColorId;
  /** For a container: all components but containers. */
  children: readonly Component[];
  source: Source | null;
  /** The pictures of a block, in order. */
  pictures: readonly BlockPicture[];
  /** The lines of a block, in order. */
  items: readonly BlockItem[];
  device: Device;
  mat: Mat;
}

export type Columns = Readonly<Record<ColumnName, readonly Component[]>>;

export interface Section {
  id: string;
  type: 'layout' | 'component';
  /** An unknown layout shows as single-column. */
  templateId: LayoutId;
  title: string;
  content: RichText;
  decorativeElement: Decoration;
  backgroundColor: BackgroundId;
  fontColor: FontColorId;
  hasPattern: boolean;
  /** For the image-text layout. */
  imageUrl: string;
  children: Columns;
  source: Source | null;
}

export interface PageColor {
  name: string;
  hex: string;
}

export interface TypeStyle {
  name: string;
  family: FontFamily;
  weight: number;
  /** px */
  size: number;
  lineHeight: number;
}

/** Everything that an author writes: it is saved, undone, published and rendered. */
export interface CaseStudy {
  schema: typeof SCHEMA;
  theme: ThemeId;
  title: string;
  description: string;
  sections: readonly Section[];
  colors: readonly PageColor[];
  typography: readonly TypeStyle[];
}

export const DEFAULT_TITLE = 'Project Title';
export const DEFAULT_DESCRIPTION = 'A brief description of the project and its main objectives.';
export const CHALLENGE = {
  title: 'The Challenge',
  content: 'Enter the project challenge and context here...',
} as const;
export const SOLUTION = { title: 'The Solution', content: 'Describe your solution approach...' } as const;

export const DEFAULT_COLORS: readonly PageColor[] = [
  { name: 'Primary', hex: '#2563eb' },
  { name: 'Secondary', hex: '#f97316' },
  { name: 'Neutral', hex: '#6b7280' },
  { name: 'Background', hex: '#f8fafc' },
];

export const DEFAULT_TYPOGRAPHY: readonly TypeStyle[] = [themes.plain.heading, themes.plain.body];

export const noColumns = (): Columns => ({ content: [], left: [], right: [], text: [] });

/** A section with a layout, or with one component dropped on the page. `newId` must give unique ids. */
export function newSection(templateId: LayoutId, newId: () => string, part: Partial<Section> = {}): Section {
  return {
    id: `section-${newId()}`,
    type: templateId === 'text-block' || templateId === 'image-block' ? 'component' : 'layout',
    templateId,
    title: '',
    content: [],
    decorativeElement: 'none',
    backgroundColor: 'bg-white',
    fontColor: 'text-gray-800',
    hasPattern: false,
    imageUrl: '',
    children: noColumns(),
    source: null,
    ...part,
  };
}

export function newComponent(
  templateId: ComponentTemplate,
  newId: () => string,
  part: Partial<Component> = {},
): Component {
  return {
    id: `component-${newId()}`,
    type: 'component',
    templateId,
    content: [],
    caption: '',
    imageUrl: '',
    fontColor: 'text-gray-800',
    children: [],
    source: null,
    ...blockParts(templateId),
    ...part,
  };
}

/** Empty pictures and lines of a new block. */
function blockParts(templateId: ComponentTemplate): Pick<Component, 'pictures' | 'items' | 'device' | 'mat'> {
  const rules = blockOf(templateId);
  const lines = Math.min(rules?.items?.max ?? 0, 2);
  return {
    pictures: Array.from({ length: rules?.pictures[0] ?? 0 }, () => ({ imageUrl: '', alt: '' })),
    items: Array.from({ length: lines }, () => emptyItem()),
    device: 'none',
    mat: 0,
  };
}

/** The first document of a new case study. Its ids are always the same: the browser shows it before the server stores it. */
export function newCaseStudy(newId = inTurn(['challenge', 'solution'])): CaseStudy {
  return {
    schema: SCHEMA,
    theme: 'plain',
    title: DEFAULT_TITLE,
    description: DEFAULT_DESCRIPTION,
    sections: [
      newSection('single-column', newId, {
        title: CHALLENGE.title,
        content: richText(CHALLENGE.content),
        decorativeElement: 'circle',
      }),
      newSection('single-column', newId, {
        title: SOLUTION.title,
        content: richText(SOLUTION.content),
        decorativeElement: 'square',
        backgroundColor: 'bg-gray-50',
      }),
    ],
    colors: DEFAULT_COLORS,
    typography: DEFAULT_TYPOGRAPHY,
  };
}

const inTurn = (ids: string[]) => () => ids.shift()!;

/** Columns of a layout, in reading order. */
export function columnsOf(templateId: string): readonly ColumnName[] {
  if (templateId === 'two-column') return ['left', 'right'];
  if (templateId === 'image-text') return ['text'];
  return ['content'];
}

/** Number of dots in the pattern. */
export function dotsOf(templateId: string): number {
  return templateId === 'full-width' ? 20 : 12;
}

/** The id in an address of our own pictures; null for any other address. */
export function mediaIdOf(imageUrl: string): string | null {
  return /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(imageUrl)?.[1] ?? null;
}

export const mediaAddress = (mediaId: string) => `/media/${mediaId}`;

/** 'cs-' and the time in base 36. For a second one in the same millisecond, the caller uses the next number. */
export const caseStudyId = (atMs: number) => `cs-${atMs.toString(36)}`;
