/*
 * Things whose colour everybody knows. Each may stand before a hue word only inside its own ranges of hue, lightness and
 * chroma, so that it says the lightness too.
 */

export interface Thing {
  word: string;
  /** Degrees; the second may pass 360. */
  h: readonly [number, number];
  l: readonly [number, number];
  c: readonly [number, number];
}

const thing = (word: string, h: Thing['h'], l: Thing['l'], c: Thing['c']): Thing => ({ word, h, l, c });

/** Before "white". */
export const whites: readonly Thing[] = [
  thing('Paper', [0, 360], [0.965, 1], [0, 0.008]),
  thing('Chalk', [0, 360], [0.965, 1], [0, 0.008]),
  thing('Porcelain', [180, 300], [0.93, 1], [0.002, 0.03]),
  thing('Oat', [55, 115], [0.93, 1], [0.006, 0.03]),
  thing('Ivory', [70, 115], [0.93, 1], [0.006, 0.03]),
  thing('Linen', [40, 110], [0.93, 1], [0.006, 0.03]),
  thing('Cream', [70, 115], [0.93, 1], [0.008, 0.03]),
  thing('Old-paper', [60, 110], [0.94, 0.98], [0.015, 0.03]),
  thing('Ice', [185, 285], [0.93, 1], [0.004, 0.03]),
  thing('Frost', [165, 260], [0.93, 1], [0.004, 0.03]),
  thing('Shell', [0, 60], [0.93, 1], [0.004, 0.03]),
  thing('Petal', [315, 380], [0.93, 1], [0.004, 0.03]),
  thing('Mist', [130, 200], [0.93, 1], [0.004, 0.03]),
  thing('Pearl', [260, 340], [0.93, 1], [0.004, 0.03]),
];

/** Before "black". */
export const blacks: readonly Thing[] = [
  thing('Ink', [0, 360], [0.1, 0.24], [0, 0.02]),
  thing('Coal', [0, 360], [0.1, 0.24], [0, 0.02]),
];

/** Before "grey". */
export const greys: readonly Thing[] = [
  thing('Graphite', [0, 360], [0.24, 0.36], [0, 0.03]),
  thing('Slate', [200, 290], [0.4, 0.52], [0, 0.03]),
  thing('Stone', [60, 130], [0.55, 0.8], [0, 0.03]),
  thing('Silver', [0, 360], [0.7, 0.85], [0, 0.02]),
  thing('Fog', [0, 360], [0.9, 0.97], [0, 0.02]),
];

/** Before the word of a hue. */
export const things: readonly Thing[] = [
  thing('Bark', [40, 85], [0.22, 0.3], [0.02, 0.07]),
  thing('Coffee', [35, 80], [0.24, 0.34], [0.02, 0.07]),
  thing('Earth', [45, 85], [0.4, 0.52], [0.02, 0.07]),
  thing('Chestnut', [35, 55], [0.36, 0.46], [0.07, 0.14]),
  thing('Bronze', [55, 85], [0.52, 0.6], [0.07, 0.14]),
  thing('Ochre', [65, 85], [0.55, 0.6], [0.1, 0.14]),
  thing('Clay', [35, 60], [0.54, 0.66], [0.09, 0.16]),
  thing('Copper', [40, 62], [0.6, 0.7], [0.08, 0.13]),
  thing('Carrot', [45, 62], [0.6, 0.72], [0.14, 0.2]),
  thing('Brick', [25, 38], [0.4, 0.48], [0.13, 0.18]),
  thing('Rust', [30, 42], [0.42, 0.52], [0.12, 0.17]),
  thing('Cherry', [20, 28], [0.42, 0.5], [0.15, 0.2]),
  thing('Coral', [15, 35], [0.66, 0.76], [0.12, 0.19]),
  thing('Gold', [80, 95], [0.76, 0.88], [0.07, 0.14]),
  thing('Straw', [80, 110], [0.86, 0.93], [0.045, 0.07]),
  thing('Sand', [50, 110], [0.68, 0.84], [0.03, 0.07]),
  thing('Lemon', [98, 112], [0.9, 0.97], [0.06, 0.15]),
  thing('Olive', [110, 125], [0.4, 0.6], [0.05, 0.14]),
  thing('Moss', [112, 140], [0.44, 0.6], [0.07, 0.14]),
  thing('Leaf', [128, 150], [0.4, 0.62], [0.07, 0.19]),
  thing('Bottle', [135, 165], [0.34, 0.43], [0.06, 0.13]),
  thing('Fir', [140, 165], [0.36, 0.46], [0.07, 0.14]),
  thing('Mint', [145, 170], [0.86, 0.96], [0.03, 0.12]),
  thing('Sage', [120, 165], [0.86, 0.93], [0.02, 0.05]),
  thing('Sea', [165, 204], [0.4, 0.6], [0.06, 0.13]),
  thing('Lagoon', [175, 204], [0.5, 0.7], [0.07, 0.14]),
  thing('Lake', [206, 245], [0.4, 0.56], [0.06, 0.12]),
  thing('Sky', [226, 252], [0.55, 0.72], [0.09, 0.16]),
  thing('Navy', [240, 272], [0.2, 0.36], [0.03, 0.12]),
  thing('Steel', [226, 268], [0.42, 0.56], [0.05, 0.1]),
  thing('Slate', [226, 270], [0.4, 0.5], [0.03, 0.055]),
  thing('Cobalt', [255, 272], [0.4, 0.52], [0.15, 0.26]),
  thing('Royal', [258, 275], [0.42, 0.54], [0.17, 0.28]),
  thing('Iris', [276, 298], [0.42, 0.62], [0.1, 0.24]),
  thing('Lavender', [280, 310], [0.68, 0.8], [0.02, 0.08]),
  thing('Grape', [290, 314], [0.38, 0.5], [0.1, 0.25]),
  thing('Aubergine', [300, 330], [0.24, 0.38], [0.03, 0.1]),
  thing('Orchid', [316, 338], [0.58, 0.7], [0.15, 0.25]),
  thing('Plum', [318, 338], [0.38, 0.48], [0.1, 0.14]),
  thing('Rose', [345, 378], [0.56, 0.66], [0.14, 0.24]),
];
