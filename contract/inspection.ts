import { z } from 'zod';
import { gradientKinds } from '#domain/inspection/layer.ts';
import { tokenFormats } from '#domain/inspection/tokens/files.ts';
import { DEMO_ID } from '#domain/workspace/workspace.ts';
import { defineCall } from './call.ts';
import { id, personName, time } from './common.ts';
import { picture } from './media.ts';

const color = z.object({ hex: z.string(), alpha: z.number() });
const gradient = z.object({
  kind: z.enum(gradientKinds),
  angle: z.number().nullable(),
  stops: z.array(z.object({ color, at: z.number() })),
});
const paint = z.union([
  z.object({ kind: z.literal('solid'), color }),
  gradient,
  z.object({ kind: z.literal('image'), image: z.string() }),
]);
const shadow = z.object({
  kind: z.enum(['drop', 'inner']),
  x: z.number(),
  y: z.number(),
  blur: z.number(),
  spread: z.number(),
  color,
});
const typeStyle = z.object({
  family: z.string(),
  weight: z.number(),
  italic: z.boolean(),
  size: z.number(),
  lineHeight: z.number(),
  letterSpacing: z.number(),
});
const four = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** As domain/inspection/layer.ts describes it. */
export const layer = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  depth: z.int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  opacity: z.number(),
  fills: z.array(paint),
  strokes: z.array(paint),
  strokeWidth: z.number(),
  radii: four,
  shadows: z.array(shadow),
  blur: z.number().nullable(),
  layout: z.object({ direction: z.enum(['row', 'column']), gap: z.number().nullable(), padding: four }).nullable(),
  text: z.string().nullable(),
  types: z.array(typeStyle),
  styles: z.object({
    fill: z.string().optional(),
    stroke: z.string().optional(),
    text: z.string().optional(),
    effect: z.string().optional(),
  }),
});

const token = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ name: z.string(), style: z.string().nullable(), value, uses: z.int() }));
export const tokenSet = z.object({
  color: token(color),
  gradient: token(gradient),
  typography: token(typeStyle),
  spacing: token(z.number()),
  radius: token(z.number()),
  shadow: token(z.array(shadow)),
  spacingFrom: z.enum(['auto-layout', 'neighbours']),
  leftOut: z.int(),
});

const sourceCheck = z.object({
  isChanged: z.boolean(),
  /** When the file was last saved, as known at `checkedAt`. */
  lastModified: z.string(),
  checkedAt: time,
  changes: z.array(z.object({ id: z.string(), name: z.string(), what: z.enum(['changed', 'gone']) })),
});
export type SourceCheck = z.infer<typeof sourceCheck>;

const inspectedFrame = z.object({
  id: z.string(),
  name: z.string(),
  picture,
  /** A frame of the design file has layers. Any other frame is a picture, with a ruler and a colour picker. */
  isFromFile: z.boolean(),
  /** Null before the layers are read, and for a picture. */
  layerCount: z.int().nullable(),
  /** The frame as the design-file service rendered it, for exact colours; null when only our own copy may be shown. */
  exactUrl: z.string().nullable(),
});
export type InspectedFrame = z.infer<typeof inspectedFrame>;

export const inspectionView = z.object({
  designId: z.string(),
  isDemo: z.boolean(),
  title: z.string(),
  designer: personName,
  iAm: z.enum(['designer', 'developer']),
  hasWorkspace: z.boolean(),
  /** The submitted version of the file; a newer version never replaces it. */
  source: z
    .object({
      name: z.string(),
      version: z.string(),
      lastModified: z.string(),
      isSample: z.boolean(),
      link: z.string().nullable(),
      check: sourceCheck.nullable(),
    })
    .nullable(),
  frames: z.array(inspectedFrame),
  /** Null before a frame of the file is read. */
  tokens: tokenSet.nullable(),
});
export type InspectionView = z.infer<typeof inspectionView>;

export const frameLayers = z.object({ layers: z.array(layer), leftOut: z.int() });

const designId = z.union([id, z.literal(DEMO_ID)]);
const params = z.strictObject({ designId });
const failure = { error: z.string().nullable(), hint: z.string().nullable(), retryAt: z.iso.datetime().nullable() };

export const getInspection = defineCall({
  method: 'GET',
  path: '/api/workspaces/:designId/inspection',
  summary:
    'The frames of a design to be measured, and its tokens: for its designer, and its developer while they work on it',
  tag: 'inspection',
  who: 'person',
  params,
  answer: inspectionView,
  errors: ['workspace_not_found'],
});

export const getFrameLayers = defineCall({
  method: 'GET',
  path: '/api/workspaces/:designId/inspection/frames/:frameId',
  summary: 'What is in a frame, layer by layer; nothing for a picture or a frame that was not read yet',
  tag: 'inspection',
  who: 'person',
  params: params.extend({ frameId: z.string().min(1).max(120) }),
  answer: frameLayers,
  errors: ['workspace_not_found'],
});

/** These calls answer 200 even when the file is not available, like the calls to the design-file service. */
export const readInspectionLayers = defineCall({
  method: 'POST',
  path: '/api/workspaces/:designId/inspection/layers',
  summary: 'Read what is in the frames from the design file, in the version that was handed in',
  tag: 'inspection',
  who: 'person',
  params,
  answer: z.object({ success: z.boolean(), ...failure }),
  errors: ['workspace_not_found', 'too_many_requests'],
});

export const checkInspectionSource = defineCall({
  method: 'POST',
  path: '/api/workspaces/:designId/inspection/source-check',
  summary: 'Ask whether the design file is still as it was handed in, and which frames are not',
  tag: 'inspection',
  who: 'person',
  params,
  answer: z.object({ success: z.boolean(), check: sourceCheck.nullable(), ...failure }),
  errors: ['workspace_not_found', 'too_many_requests'],
});

/*
 * GET /api/workspaces/:designId/inspection/tokens/:format and …/pictures.zip answer files and are plain routes.
 */
export const tokenFileParams = z.strictObject({ designId, format: z.enum(tokenFormats) });
export const picturesParams = params;
