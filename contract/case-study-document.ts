import { z } from 'zod';
import { devices, itemStates, mats } from '#domain/case-study/blocks.ts';
import { columnNames, componentIds, layoutIds, SCHEMA } from '#domain/case-study/document.ts';
import * as limits from '#domain/case-study/limits.ts';
import { backgroundIds, decorations, fontColorIds, fontFamilies } from '#domain/case-study/palette.ts';
import { blockKinds, charactersOf, isSafeHref, tooLongWords } from '#domain/case-study/rich-text.ts';
import { themeIds } from '#domain/case-study/themes.ts';
import { safePath } from '#domain/navigation/safe-path.ts';

const localId = z.string().regex(/^(section|component)-[A-Za-z0-9-]{1,60}$/);

const run = z.strictObject({
  text: z.string().max(limits.RICH_TEXT_MAX, tooLongWords.characters),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  href: z.string().refine(isSafeHref, 'Links go to http(s) or mailto addresses').optional(),
});

export const richText = z
  .array(z.strictObject({ kind: z.enum(blockKinds), runs: z.array(run).max(400) }))
  .max(limits.BLOCKS_MAX, tooLongWords.blocks)
  .refine((blocks) => charactersOf(blocks) <= limits.RICH_TEXT_MAX, tooLongWords.characters);

const source = z
  .strictObject({
    kind: z.enum(['brief', 'milestone', 'deliverable', 'reflection', 'annotation', 'frame', 'critique', 'build']),
    label: z.string().max(200),
    /** A path within the product. */
    href: z
      .string()
      .max(300)
      .refine((href) => safePath(href) === href, 'A source is a page of the product'),
  })
  .nullable();

const imageUrl = z.string().max(limits.IMAGE_ADDRESS_MAX);

const blockPicture = z.strictObject({ imageUrl, alt: z.string().max(limits.ALT_MAX) });
const percent = z.number().min(0).max(100);
const blockItem = z.strictObject({
  term: z.string().max(limits.ITEM_TERM_MAX),
  text: z.string().max(limits.ITEM_TEXT_MAX),
  x: percent,
  y: percent,
  state: z.enum(itemStates),
});

const leaf = z.strictObject({
  id: localId,
  type: z.literal('component'),
  templateId: z.enum(componentIds),
  content: richText,
  caption: z.string().max(limits.CAPTION_MAX),
  imageUrl,
  fontColor: z.enum(fontColorIds),
  /** Leaves have no children. The schema is written as any, because JSON Schema has no word for never. */
  children: z.array(z.unknown()).max(0) as unknown as z.ZodArray<z.ZodNever>,
  source,
  pictures: z.array(blockPicture).max(limits.BLOCK_PICTURES_MAX),
  items: z.array(blockItem).max(limits.BLOCK_ITEMS_MAX),
  device: z.enum(devices),
  mat: z.literal(mats),
});

const component = leaf.extend({
  children: z
    .array(leaf.extend({ templateId: z.enum(componentIds).exclude(['container']) }))
    .max(limits.COMPONENTS_MAX),
});

const section = z.strictObject({
  id: localId,
  type: z.enum(['layout', 'component']),
  templateId: z.enum(layoutIds),
  title: z.string().max(limits.SECTION_TITLE_MAX),
  content: richText,
  decorativeElement: z.enum(decorations),
  backgroundColor: z.enum(backgroundIds),
  fontColor: z.enum(fontColorIds),
  hasPattern: z.boolean(),
  imageUrl,
  children: z.strictObject(
    Object.fromEntries(
      columnNames.map((name) => [name, z.array(component).max(limits.COMPONENTS_MAX)]),
    ) as unknown as Record<(typeof columnNames)[number], z.ZodArray<typeof component>>,
  ),
  source,
});

const color = z.strictObject({ name: z.string().min(1).max(40), hex: z.string().regex(/^#[0-9a-f]{6}$/) });

const typeStyle = z.strictObject({
  name: z.string().min(1).max(40),
  family: z.enum(fontFamilies),
  weight: z.int().min(100).max(900),
  size: z.number().min(limits.TYPE_SIZE_MIN).max(limits.TYPE_SIZE_MAX),
  lineHeight: z.number().min(limits.LINE_HEIGHT_MIN).max(limits.LINE_HEIGHT_MAX),
});

/** A whole case study in the current schema. Every document is checked with this before it is stored. */
export const caseStudyDocument = z.strictObject({
  schema: z.literal(SCHEMA),
  theme: z.enum(themeIds),
  title: z.string().max(limits.PAGE_TITLE_MAX),
  description: z.string().max(limits.PAGE_DESCRIPTION_MAX),
  sections: z.array(section).max(limits.SECTIONS_MAX, `A page may have ${limits.SECTIONS_MAX} sections`),
  colors: z.array(color).length(4),
  typography: z.array(typeStyle).length(2),
});

const place = z.strictObject({
  parent: z.union([
    z.strictObject({ section: localId, column: z.enum(columnNames) }),
    z.strictObject({ container: localId }),
  ]),
  index: z.int().min(0),
});

/** The server knows the value before an edit, so `from` is optional. */
const before = z.unknown().optional();

/** The operations of domain/case-study/operations.ts as JSON. The document that results is checked as a whole. */
export const caseStudyOperation = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('set-page'),
    field: z.enum(['title', 'description']),
    from: before,
    to: z.string(),
  }),
  z.strictObject({ kind: z.literal('set-theme'), from: before, to: z.enum(themeIds) }),
  z.strictObject({ kind: z.literal('set-color'), index: z.int().min(0).max(3), from: before, to: color }),
  z.strictObject({ kind: z.literal('set-type'), index: z.int().min(0).max(1), from: before, to: typeStyle }),
  z.strictObject({
    kind: z.literal('set-section'),
    id: localId,
    field: z.enum([
      'templateId',
      'title',
      'content',
      'decorativeElement',
      'backgroundColor',
      'fontColor',
      'hasPattern',
      'imageUrl',
      'source',
    ]),
    from: before,
    to: z.unknown(),
  }),
  z.strictObject({
    kind: z.literal('set-component'),
    id: localId,
    field: z.enum(['content', 'caption', 'imageUrl', 'fontColor', 'source', 'pictures', 'items', 'device', 'mat']),
    from: before,
    to: z.unknown(),
  }),
  z.strictObject({ kind: z.literal('add-section'), section, index: z.int().min(0) }),
  z.strictObject({ kind: z.literal('remove-section'), section, index: z.int().min(0) }),
  z.strictObject({ kind: z.literal('move-section'), id: localId, from: before, to: z.int().min(0) }),
  z.strictObject({ kind: z.literal('add-component'), component, at: place }),
  z.strictObject({ kind: z.literal('remove-component'), component, at: place }),
  z.strictObject({ kind: z.literal('move-component'), id: localId, from: before, to: place }),
  z.strictObject({ kind: z.literal('replace'), from: before, to: caseStudyDocument }),
]);
