import type { DropShadowEffect, Paint, RGBA } from '@figma/rest-api-spec';

/** How something is filled, outlined and lifted. Colours are hex, with alpha where eight digits are given. */
export interface Look {
  /** One colour, or two that run into each other from top to bottom. */
  fill?: string | readonly [string, string];
  stroke?: string;
  strokePx?: number;
  dashes?: number[];
  opacity?: number;
  radius?: number | [number, number, number, number];
  shadow?: { y: number; blur: number; color: string };
  /** Name of the shared style its fill comes from. */
  style?: string;
}

function rgba(hex: string): RGBA {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return { r: channel(1), g: channel(3), b: channel(5), a: hex.length === 9 ? channel(7) : 1 };
}

export function paintsOf(fill: Look['fill']): Paint[] {
  if (fill === undefined) return [];
  if (typeof fill === 'string') return [solid(fill)];
  const [top, bottom] = fill;
  return [
    {
      type: 'GRADIENT_LINEAR',
      blendMode: 'NORMAL',
      gradientHandlePositions: [
        { x: 0.5, y: 0 },
        { x: 0.5, y: 1 },
        { x: 0, y: 0 },
      ],
      gradientStops: [
        { position: 0, color: rgba(top) },
        { position: 1, color: rgba(bottom) },
      ],
    },
  ];
}

function solid(hex: string): Paint {
  const color = rgba(hex);
  // As the service writes it: the alpha of a solid paint stands beside its colour.
  return { type: 'SOLID', blendMode: 'NORMAL', ...(color.a < 1 && { opacity: color.a }), color: { ...color, a: 1 } };
}

export function shadowsOf({ shadow }: Look): DropShadowEffect[] {
  if (!shadow) return [];
  return [
    {
      type: 'DROP_SHADOW',
      visible: true,
      blendMode: 'NORMAL',
      color: rgba(shadow.color),
      offset: { x: 0, y: shadow.y },
      radius: shadow.blur,
      showShadowBehindNode: false,
    },
  ];
}
