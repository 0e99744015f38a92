/*
 * The part of the Design Tokens Format Module 2025.10 that our files use, as JSON Schema: groups that say the type of their tokens,
 * and the values of color, dimension, typography, shadow and gradient. Names follow its rules: no '$' in front, no '{', '}' or '.'.
 */

const object = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
const part = { type: 'number', minimum: 0, maximum: 1 };

const dimension = object({ value: { type: 'number' }, unit: { enum: ['px', 'rem'] } });
const color = object(
  {
    colorSpace: { const: 'srgb' },
    components: { type: 'array', items: part, minItems: 3, maxItems: 3 },
    alpha: part,
    hex: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
  },
  ['alpha', 'hex'],
);
const fontWeight = { anyOf: [{ type: 'number', minimum: 1, maximum: 1000 }, { enum: ['normal', 'bold'] }] };
const typography = object({
  fontFamily: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
  fontSize: dimension,
  fontWeight,
  letterSpacing: dimension,
  lineHeight: { type: 'number' },
});
const oneShadow = object(
  { color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension, inset: { type: 'boolean' } },
  ['inset'],
);
const shadow = { anyOf: [oneShadow, { type: 'array', items: oneShadow, minItems: 1 }] };
const gradient = { type: 'array', items: object({ color, position: part }), minItems: 1 };

const group = (type: string, value: object) => ({
  type: 'object',
  properties: { $type: { const: type }, $description: { type: 'string' } },
  required: ['$type'],
  patternProperties: {
    '^[^${}.][^{}.]*$': object({ $value: value, $description: { type: 'string' } }, ['$description']),
  },
  additionalProperties: false,
});

// The file itself is a group as well.
export const dtcgSchema = object(
  {
    $description: { type: 'string' },
    color: group('color', color),
    gradient: group('gradient', gradient),
    typography: group('typography', typography),
    spacing: group('dimension', dimension),
    radius: group('dimension', dimension),
    shadow: group('shadow', shadow),
  },
  ['$description', 'color', 'gradient', 'typography', 'spacing', 'radius', 'shadow'],
);
