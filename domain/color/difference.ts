import { hexToRgb, type Lab, type Rgb, rgbToLab } from './convert.ts';

const degrees = (radians: number): number => ((radians * 180) / Math.PI + 360) % 360;
const cos = (angle: number): number => Math.cos((angle * Math.PI) / 180);
const sin = (angle: number): number => Math.sin((angle * Math.PI) / 180);

// Not `Math.hypot` and `**`, which take several times as long: a palette compares thousands of colours.
const chroma = (a: number, b: number): number => Math.sqrt(a * a + b * b);
function greyness(c: number): number {
  const c7 = c * c * c * c * c * c * c;
  return c7 / (c7 + 6_103_515_625);
}

/** How different two colours look: CIEDE2000. About 2 is just seen, 10 is seen at a glance. */
export function deltaE(one: Lab, other: Lab): number {
  const meanChroma = (chroma(one[1], one[2]) + chroma(other[1], other[2])) / 2;
  const g = 0.5 * (1 - Math.sqrt(greyness(meanChroma)));
  const [a1, a2] = [one[1] * (1 + g), other[1] * (1 + g)];
  const [c1, c2] = [chroma(a1, one[2]), chroma(a2, other[2])];
  const [h1, h2] = [c1 === 0 ? 0 : degrees(Math.atan2(one[2], a1)), c2 === 0 ? 0 : degrees(Math.atan2(other[2], a2))];
  const grey = c1 * c2 === 0;
  let turn = grey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  else if (turn < -180) turn += 360;
  const dL = other[0] - one[0];
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * sin(turn / 2);
  const L = (one[0] + other[0]) / 2;
  const C = (c1 + c2) / 2;
  let H = h1 + h2;
  if (!grey) H = Math.abs(h1 - h2) <= 180 ? H / 2 : (H < 360 ? H + 360 : H - 360) / 2;
  const t = 1 - 0.17 * cos(H - 30) + 0.24 * cos(2 * H) + 0.32 * cos(3 * H + 6) - 0.2 * cos(4 * H - 63);
  const sL = lightnessScale(L);
  const sC = 1 + 0.045 * C;
  const sH = 1 + 0.015 * C * t;
  const rotation = -2 * Math.sqrt(greyness(C)) * sin(60 * Math.exp(-(((H - 275) / 25) ** 2)));
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rotation * (dC / sC) * (dH / sH));
}

const lightnessScale = (mean: number): number => 1 + (0.015 * (mean - 50) ** 2) / Math.sqrt(20 + (mean - 50) ** 2);

/** Whether two colours differ by at least so much. Those of quite another lightness do, whatever their hues are. */
export const isApart = (one: Lab, other: Lab, least: number): boolean =>
  Math.abs(one[0] - other[0]) >= least * lightnessScale((one[0] + other[0]) / 2) || deltaE(one, other) >= least;

/**
 * Colours as people without red, green or blue cones see them: Machado, Oliveira and Fernandes (2009), full
 * severity.
 */
const deficiencies: readonly (readonly [Rgb, Rgb, Rgb])[] = [
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
];

/** A colour as it is seen by most people, then with each of the three deficiencies. */
export type Seen = readonly [normal: Lab, protan: Lab, deutan: Lab, tritan: Lab];

export function seenBy(hex: string): Seen {
  const rgb = hexToRgb(hex);
  const through = (rows: readonly [Rgb, Rgb, Rgb]): Lab => {
    const part = (row: Rgb): number => Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]));
    return rgbToLab([part(rows[0]), part(rows[1]), part(rows[2])]);
  };
  return [rgbToLab(rgb), through(deficiencies[0]!), through(deficiencies[1]!), through(deficiencies[2]!)];
}

/** The smaller difference for people who see no red or no green. */
export const redGreenDifference = (one: Seen, other: Seen): number =>
  Math.min(deltaE(one[1], other[1]), deltaE(one[2], other[2]));

/** The difference for most people, and the smallest with any deficiency. */
export function differences(one: Seen, other: Seen): { normal: number; deficient: number } {
  return {
    normal: deltaE(one[0], other[0]),
    deficient: Math.min(redGreenDifference(one, other), deltaE(one[3], other[3])),
  };
}
