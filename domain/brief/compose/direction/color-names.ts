import type { Oklch } from '../../../color/convert.ts';
import { list } from '../places/country.ts';

const neutrals = [
  list('Ink Soot Peat Iron Tar Graphite Night Coal Basalt Well_Water'),
  list('Pewter Pumice Slate Lead Flint Rain Gravel'),
  list('Pebble Putty Fog Dove Tin Driftwood Oyster Felt Zinc'),
  list('Chalk Salt Flour Linen Plaster Milk Bone Cotton Rice Paper Gauze Snow_Light'),
];

/** Twelve parts of the hue circle, each with a dark, middle, light and pale name. */
const hues = [
  [
    list('Damson Mulberry Garnet Bordeaux'),
    list('Raspberry Cochineal Peony Carmine'),
    list('Foxglove Rosehip Coral_Pink'),
    list('Blush Petal Shell'),
  ],
  [
    list('Oxblood Rust_Coat Mahogany Brick_Shadow'),
    list('Brick Oven_Brick Signal_Red Madder'),
    list('Coral Salmon Prawn'),
    list('Peach_Skin Rose_Clay Apricot_Milk'),
  ],
  [
    list('Chestnut Bark Burnt_Umber Tobacco'),
    list('Terracotta Copper Roof_Tile Paprika'),
    list('Apricot Tangerine Persimmon'),
    list('Biscuit Sand_Rose Almond'),
  ],
  [
    list('Coffee Walnut Cask Sable'),
    list('Ochre Caramel Saddle Amber'),
    list('Marigold Crust Honey'),
    list('Cream Oat Butter_Paper'),
  ],
  [
    list('Olive_Pit Bronze Old_Brass Moss_Bark'),
    list('Mustard Brass Saffron Hay'),
    list('Sunflower Gorse Lemon_Peel'),
    list('Primrose Custard Straw'),
  ],
  [
    list('Olive Lichen Cypress Bay_Leaf'),
    list('Moss Pear_Skin Fennel Caper'),
    list('Lime_Flower Sprout Gooseberry'),
    list('Celery Pale_Hop Willow'),
  ],
  [
    list('Bottle_Green Yew Ivy Pine'),
    list('Fern Samphire Clover Leek'),
    list('Pea_Shoot Mint_Leaf Jade'),
    list('Dew Sage_Milk Lettuce'),
  ],
  [
    list('Spruce Deep_Fern Kelp Copper_Dome'),
    list('Verdigris Malachite Emerald_Tile Sea_Glass'),
    list('Mint Aloe Celadon'),
    list('Frost_Green Glass Spearmint'),
  ],
  [
    list('Petrol Deep_Lagoon Mallard Tidewater'),
    list('Teal Lagoon Kingfisher Harbour'),
    list('Turquoise Swimming_Pool Duck_Egg'),
    list('Ice Spray Mist'),
  ],
  [
    list('Navy Midnight Ink_Blue Deep_Water'),
    list('Cobalt Workshirt Enamel_Blue Delft'),
    list('Cornflower Sky Forget-me-not'),
    list('Cloud Morning Blue_Milk'),
  ],
  [
    list('Indigo Sloe Blueberry Night_Train'),
    list('Gentian Iris Ultramarine Bluebell'),
    list('Hyacinth Lavender Periwinkle'),
    list('Lilac_Milk Pale_Iris Wisteria'),
  ],
  [
    list('Aubergine Plum Fig Blackcurrant'),
    list('Violet Beetroot Heather Magenta_Ink'),
    list('Orchid Mallow Clematis'),
    list('Lilac Thistle Sweet_Pea'),
  ],
];

/**
 * The end of each part in Oklch degrees; the first part, the pinks, begins at 342° and passes zero. The parts
 * differ in size, as the eye sees them.
 */
const ends = [15, 42, 68, 98, 120, 140, 165, 192, 240, 268, 295, 342];

function partOf(hue: number): number {
  const degrees = ((hue % 360) + 360) % 360;
  const part = ends.findIndex((end) => degrees < end);
  return part === -1 ? 0 : part;
}

/** A plain name for a colour, different from those already `used`. */
export function nameColor({ l, c, h }: Oklch, used: ReadonlySet<string>, draw: number): string {
  const shade = l < 0.4 ? 0 : l < 0.64 ? 1 : l < 0.86 ? 2 : 3;
  const names = c < 0.022 ? neutrals[shade]! : hues[partOf(h)]![shade]!;
  const free = names.filter((name) => !used.has(name));
  const from = free.length > 0 ? free : names.map((name) => `${name} Two`);
  return from[Math.floor(draw * from.length)]!;
}
